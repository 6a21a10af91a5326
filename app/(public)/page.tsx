import type { Metadata } from "next";
import { CallToAction } from "@/components/home/call-to-action";
import { Figures } from "@/components/home/figures";
import { Hero } from "@/components/home/hero";
import { SearchBox } from "@/components/home/search-box";
import { Services } from "@/components/home/services";
import { Testimonials } from "@/components/home/testimonials";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: { absolute: `${site.name} · Emplois, bourses et missions au Canada, en français` },
  description:
    "Offres d’emploi, missions freelance, bourses d’études et actualités de l’immigration : tout pour travailler, étudier et s’établir au Canada, en français.",
  alternates: { canonical: "/" },
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <div className="wrap">
        <SearchBox />
        <Figures figures={site.figures} />
      </div>
      <Services />
      <Testimonials />
      <CallToAction />
    </>
  );
}
