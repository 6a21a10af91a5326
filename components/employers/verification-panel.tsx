import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import {
  type Check,
  isOfDomain,
  type OwnVerification,
  TOKEN_FILE,
  TOKEN_NAME,
} from "@/lib/employers/verification";
import { frenchText } from "@/lib/shared/french";
import { EmployerBadge } from "./standing";
import {
  LookForm,
  MailCheckForm,
  MailCodeForm,
  OwnAddressForm,
  ProofForm,
  TokenForm,
} from "./verification-forms";

type Props = {
  employer: OwnVerification;
  domain: string | null;
  /** The owner's own address. */
  email: string;
};

/** State of an employer's verification, and the ways to obtain it. */
export function VerificationPanel({ employer, domain, email }: Props) {
  const { id, name, verifiedAt, checks } = employer;
  const open = (way: string) => checks.find((one) => one.way === way && one.outcome === null);
  const asks = verifiedAt === null;
  const last = checks.find(({ outcome, reason }) => outcome !== null && reason !== null);
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-3 p-5">
        <h2 className="text-xl wrap-anywhere">{frenchText(name)}</h2>
        {verifiedAt === null ? <NotVerified /> : <EmployerBadge verification={employer} own />}
        {last && (
          <p className="wrap-anywhere whitespace-pre-line">
            {last.outcome === "verified"
              ? "L’équipe du site\u00a0: "
              : "Réponse de l’équipe du site\u00a0: "}
            {frenchText(last.reason ?? "")}
          </p>
        )}
      </Card>
      {asks &&
        (domain === null ? (
          <p className="measure">
            Ajoutez d’abord l’adresse du site web de l’entreprise à sa fiche.
          </p>
        ) : (
          <>
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-xl">Par une adresse courriel de votre domaine</h2>
              <MailWay employer={id} domain={domain} email={email} check={open("mail")} />
            </Card>
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-xl">Par votre site web</h2>
              <SiteWay employer={id} domain={domain} check={open("site")} />
            </Card>
          </>
        ))}
      <Card as="section" className="grid gap-3 p-5">
        <h2 className="text-xl">{asks ? "Par un document" : "Ajouter le nom légal"}</h2>
        <p className="measure text-muted">
          Par exemple un extrait du registre des entreprises. Seule l’équipe du site peut l’ouvrir,
          et il est effacé dès la décision.
        </p>
        {open("documents") && (
          <p className="wrap-anywhere">
            <strong>{open("documents")?.file_name}</strong> est en attente. Un nouvel envoi le
            remplace.
          </p>
        )}
        <ProofForm employer={id} />
      </Card>
    </div>
  );
}

/** Text for the employer itself: the consequences and the next steps. Candidates see a different one. */
function NotVerified() {
  return (
    <p className="measure">
      <Badge tone="orange">Entreprise non vérifiée</Badge> Cette mention est affichée sur vos
      annonces. Choisissez une façon de faire vérifier l’entreprise&nbsp;: une seule suffit.
    </p>
  );
}

type WayProps = { employer: string; domain: string; check?: Check };

/** Uses the owner's address if it is at the domain; otherwise sends a code to an address that is. */
function MailWay({ employer, domain, email, check }: WayProps & { email: string }) {
  if (isOfDomain(email, domain)) {
    return (
      <>
        <p className="measure text-muted">
          L’adresse de votre compte finit par @{domain}&nbsp;: elle suffit.
        </p>
        <OwnAddressForm employer={employer} email={email} />
      </>
    );
  }
  if (!check?.email) {
    return (
      <>
        <p className="measure text-muted">
          Le plus simple&nbsp;: nous envoyons un code à une adresse qui finit par @{domain}.
        </p>
        <MailCheckForm employer={employer} domain={domain} />
      </>
    );
  }
  return (
    <>
      <MailCodeForm employer={employer} email={check.email} />
      <details>
        <summary className="text-link cursor-pointer">Envoyer un autre code</summary>
        <div className="mt-3 grid gap-3">
          <p className="text-sm text-muted">Le code actuel ne fonctionnera plus.</p>
          <MailCheckForm employer={employer} domain={domain} />
        </div>
      </details>
    </>
  );
}

function SiteWay({ employer, domain, check }: WayProps) {
  if (!check?.token) {
    return (
      <>
        <p className="measure text-muted">
          Nous vous donnons un code à ajouter au DNS du domaine {domain} ou à un fichier de son
          site. Cliquez ensuite sur «&nbsp;Vérifier maintenant&nbsp;».
        </p>
        <TokenForm employer={employer} again={false} />
      </>
    );
  }
  return (
    <>
      <dl className="grid gap-3">
        <Shown label="Code" value={check.token} />
        <Shown
          label="Dans le DNS, un enregistrement TXT de ce nom"
          value={`${TOKEN_NAME}.${domain}`}
        />
        <Shown
          label="Ou dans ce fichier, qui contient seulement le code"
          value={`https://${domain}${TOKEN_FILE}`}
        />
      </dl>
      <LookForm employer={employer} check={check.id} />
      <details>
        <summary className="text-link cursor-pointer">Créer un autre code</summary>
        <div className="mt-3 grid gap-3">
          <p className="text-sm text-muted">Le code actuel ne fonctionnera plus.</p>
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
