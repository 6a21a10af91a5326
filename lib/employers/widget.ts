import { countJobs } from "@/lib/copy/counts";
import type { JobCard } from "@/lib/jobs/schema";
import { employerPath } from "@/lib/publications/employer-mark";
import { pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { briefPay } from "@/lib/shared/pay";
import { site } from "@/lib/shared/site";
import { langOf } from "@/lib/text/language";
import { escapeHtml } from "@/lib/text/plain";

/** Posts the widget's height to the page around it, on change and on request. The CSP has its hash. */
export const WIDGET_SCRIPT =
  "const tell=()=>parent.postMessage({height:document.documentElement.offsetHeight},'*');new ResizeObserver(tell).observe(document.documentElement);addEventListener('message',tell)";

/** Listener for that message, in the one line that a company pastes into its page. */
const LISTEN =
  "window.addEventListener('message',e=>{if(e.source===this.contentWindow)this.height=Number(e.data.height)});this.contentWindow.postMessage('','*')";

/** Always light: a frame cannot know the theme of the page around it. */
const STYLE = `:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1c2b33;background:#fff}
body{margin:0;padding:1px}ul{display:grid;gap:.75rem;margin:0 0 1rem;padding:0;list-style:none}
li{border:1px solid #d9d4cc;border-radius:.5rem;padding:.75rem 1rem;overflow-wrap:anywhere}
p{margin:0}a{color:#1d5a4f}li a{font-weight:700}`;

/** Returns the line of HTML that embeds an employer's open offers in its own page. */
export function widgetLine({ id, name }: { id: string; name: string }): string {
  const title = escapeHtml(`Offres d’emploi\u00a0: ${name}`);
  return `<iframe src="${site.url}/widget/entreprise/${id}" title="${title}" width="100%" height="420" style="border:0" loading="lazy" onload="${LISTEN}"></iframe>`;
}

type Shown = { name: string; slug: string; jobs: JobCard[]; total: number };

/** Returns the page in that frame: it fetches nothing, and its links open a tab. */
export function widgetPage({ name, slug, jobs, total }: Shown): string {
  const more = total > jobs.length ? `Voir les ${countJobs(total)}` : "En savoir plus";
  const items = jobs.map(item).join("") || "<li>Aucune offre ouverte en ce moment.</li>";
  return `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(name)}</title><style>${STYLE}</style></head><body><ul>${items}</ul><p>${link(employerPath(slug), `${more} sur ${site.name}`)}</p><script>${WIDGET_SCRIPT}</script></body></html>`;
}

function item(job: JobCard): string {
  const facts = [job.location ?? "Lieu non précisé", job.contract_type, briefPay(job)];
  const lang = langOf(job.title, job.description, job.requirements);
  return `<li>${link(pagePath("job", job.id), job.title, lang)}<p>${text(facts.join(" · "))}</p></li>`;
}

function link(path: string, words: string, lang?: string): string {
  return `<a${lang ? ` lang="${lang}"` : ""} href="${site.url}${path}" target="_blank" rel="noopener">${text(words)}</a>`;
}

function text(words: string): string {
  return escapeHtml(frenchText(words));
}
