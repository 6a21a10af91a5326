import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import {
  type Check,
  canVerify,
  type OwnVerification,
  TOKEN_FILE,
  TOKEN_NAME,
} from "@/lib/employers/verification";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import { ProofForm } from "./proof-forms";
import { EmployerBadge } from "./standing";
import { LookForm, MailCheckForm, TokenForm } from "./verification-forms";

type Props = { employer: OwnVerification; domain: string | null };

/** Where an employer's verification stands, and the ways to it. */
export function VerificationPanel({ employer, domain }: Props) {
  const { id, name, verifiedAt, checks } = employer;
  const open = (way: string) => checks.find((one) => one.way === way && one.outcome === null);
  const asks = canVerify(employer);
  const last = checks.find(({ outcome, reason }) => outcome !== null && reason !== null);
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-3 p-5">
        <h2 className="text-xl wrap-anywhere">{frenchText(name)}</h2>
        {verifiedAt === null ? <NotVerified /> : <EmployerBadge verification={employer} />}
        {verifiedAt !== null && <Term employer={employer} />}
        {last && (
          <p className="wrap-anywhere whitespace-pre-line">
            {last.outcome === "verified"
              ? "L’équipe du site\u00a0: "
              : "Ce que l’équipe en dit\u00a0: "}
            {frenchText(last.reason ?? "")}
          </p>
        )}
      </Card>
      {asks &&
        (domain === null ? (
          <p className="measure">
            Pour être vérifiée, l’entreprise a besoin de l’adresse de son propre site web, en https.
            Donnez-la dans sa fiche, puis revenez ici.
          </p>
        ) : (
          <>
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-xl">Par un courriel à votre domaine</h2>
              <p className="measure text-muted">
                Le plus simple&nbsp;: nous écrivons à une adresse de {domain}, et vous confirmez par
                le lien du courriel depuis ce compte. Il sert une fois, pendant 24 heures.
              </p>
              <Waiting check={open("mail")} />
              <MailCheckForm employer={id} domain={domain} />
            </Card>
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-xl">Par votre site web</h2>
              <SiteWay employer={id} domain={domain} check={open("site")} />
            </Card>
          </>
        ))}
      {asks && (
        <Card as="section" className="grid gap-3 p-5">
          <h2 className="text-xl">Par un document</h2>
          <p className="measure text-muted">
            Un extrait du registre des entreprises, par exemple. Une personne de l’équipe le
            regarde&nbsp;; elle seule peut l’ouvrir, et il est effacé dès sa décision.
          </p>
          {open("documents") && (
            <p className="wrap-anywhere">
              <strong>{open("documents")?.file_name}</strong> attend d’être regardé. En envoyer un
              autre prend sa place.
            </p>
          )}
          <ProofForm employer={id} />
        </Card>
      )}
    </div>
  );
}

/** How long it holds, and what to do when that ends soon. */
function Term({ employer }: { employer: OwnVerification }) {
  const { verifiedUntil } = employer;
  if (verifiedUntil === null) return null;
  return (
    <p className="measure">
      {canVerify(employer)
        ? `Elle se termine le ${longDateTime(verifiedUntil)}\u00a0: refaites-la d’une des façons ci-dessous.`
        : `Elle vaut jusqu’au ${longDateTime(verifiedUntil)}. Nous vous écrirons un mois avant, pour la refaire.`}
    </p>
  );
}

/** To the employer itself: what it costs, and what to do. Candidates read other words. */
function NotVerified() {
  return (
    <p className="measure">
      <Badge tone="orange">Employeur non vérifié</Badge> Chacune de vos annonces le dit, et met les
      candidats en garde. Pour que cela cesse, choisissez ci-dessous une des façons de montrer que
      vous agissez pour l’entreprise&nbsp;: une seule suffit.
    </p>
  );
}

function Waiting({ check }: { check?: Check }) {
  if (!check) return null;
  return (
    <p>
      Un courriel a été envoyé à <strong>{check.email}</strong>. En demander un autre annule
      celui-là.
    </p>
  );
}

function SiteWay({ employer, domain, check }: { employer: string; domain: string; check?: Check }) {
  if (!check?.token) {
    return (
      <>
        <p className="measure text-muted">
          Nous vous donnons un jeton. Montrez-le dans le DNS de {domain}, ou dans un fichier de son
          site, puis demandez qu’on regarde.
        </p>
        <TokenForm employer={employer} again={false} />
      </>
    );
  }
  return (
    <>
      <dl className="grid gap-3">
        <Shown label="Jeton" value={check.token} />
        <Shown
          label="Dans le DNS, un enregistrement TXT de ce nom"
          value={`${TOKEN_NAME}.${domain}`}
        />
        <Shown
          label="Ou dans ce fichier, qui contient le jeton et rien d’autre"
          value={`https://${domain}${TOKEN_FILE}`}
        />
      </dl>
      <LookForm check={check.id} />
      <details>
        <summary className="text-link cursor-pointer">Préparer un autre jeton</summary>
        <div className="mt-3 grid gap-3">
          <p className="text-sm text-muted">Celui-ci ne vaudra plus rien, où qu’il soit montré.</p>
          <TokenForm employer={employer} again />
        </div>
      </details>
    </>
  );
}

function Shown({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <code className="wrap-anywhere">{value}</code>
      </dd>
    </div>
  );
}
