import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { frenchText } from "@/lib/ground/french";
import { provinces } from "@/lib/places/provinces";
import { longDate } from "@/lib/text/dates";
import type { PostingRule } from "@/lib/trust/schema";
import { RuleSwitch } from "./rule-switch";

/** Every rule with its source, and the button that switches it. */
export function RuleList({ rules }: { rules: PostingRule[] }) {
  return (
    <ul className="grid gap-3">
      {rules.map((rule) => (
        <Card as="li" key={rule.id} className="grid gap-3 p-4 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{provinces.find(({ code }) => code === rule.province)?.label}</strong>
              <RuleState rule={rule} />
            </p>
            <p className="mt-1">{frenchText(rule.sentence)}</p>
            <p className="mt-1 text-sm text-muted">
              <a href={rule.link} className="text-link" rel="noopener" target="_blank">
                Source<span className="sr-only"> de la règle {rule.id} (nouvel onglet)</span>
              </a>
              , consultée le {longDate(rule.checked_on)}
            </p>
          </div>
          <RuleSwitch id={rule.id} enabled={rule.enabled} name={rule.id} />
        </Card>
      ))}
    </ul>
  );
}

function RuleState({ rule: { enabled, state } }: { rule: PostingRule }) {
  if (!enabled) return <Badge tone="grey">Désactivée</Badge>;
  if (state === "to_check") return <Badge tone="orange">À vérifier, sans effet</Badge>;
  return <Badge tone="green">Active</Badge>;
}
