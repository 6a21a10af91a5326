import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { cardOf } from "@/components/jobs/job-card";
import { JobCards } from "@/components/jobs/job-cards";
import { SimilarJobs } from "@/components/jobs/job-view";
import { aJob } from "@/tests/support/publications/publications";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const ENGLISH =
  "You will work with the team and our customers to deliver the best service for all of the people.";

it("une offre en anglais le dit sur sa carte et sous une autre offre, une offre en français non", () => {
  const jobs = [
    aJob({ id: "en", title: "Site Welder", description: ENGLISH, requirements: ["Be on time"] }),
    aJob({ id: "fr", title: "Soudeuse" }),
  ];
  const cards = renderToStaticMarkup(
    <JobCards cards={jobs.map((job) => cardOf(job))} save={null} apply={null} match={null} />,
  );
  const similar = renderToStaticMarkup(<SimilarJobs isOpen jobs={jobs} />);
  for (const html of [cards, similar]) {
    expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Site Welder</);
    expect(html).toMatch(/<a (?![^>]*lang=)[^>]*>Soudeuse</);
  }
  expect(cards).toMatch(/lang="en"[^>]*>You will work/);
  expect(cards).toMatch(/lang="en"[^>]*>Be on time/);
});
