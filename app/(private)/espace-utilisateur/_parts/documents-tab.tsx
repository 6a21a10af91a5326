import { CvUpload } from "@/components/documents/cv-upload";
import { DocumentRow } from "@/components/documents/document-row";
import { EmptyState } from "@/components/ui/empty-state";
import { FeatureControl } from "@/components/ui/feature-control";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { countUses, listDocuments } from "@/lib/documents/queries";
import { MAX_CVS } from "@/lib/shared/cv";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";

const TITLE = "Mes Documents";

export async function DocumentsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(Promise.all([listDocuments(viewer.id), countUses(viewer.id)]));
  if ("error" in read) {
    return tabFailure(TITLE, "documents.load", notices.documentsLoadFailed, read.error);
  }
  const [documents, uses] = read.data;
  return (
    <>
      <TabHeading title={TITLE}>
        Vos CV sont privés&nbsp;: seuls l’entreprise ou l’établissement à qui vous postulez peuvent
        ouvrir celui que vous envoyez.
      </TabHeading>
      {documents.length < MAX_CVS ? (
        <FeatureControl feature="documents">
          <CvUpload />
        </FeatureControl>
      ) : (
        <p className="rounded-card border border-line bg-frost px-5 py-4">
          {notices.documentQuota.description}
        </p>
      )}
      <div className="mt-6">
        {documents.length === 0 ? (
          <EmptyState
            title="Vous n’avez aucun document sauvegardé."
            text="Ajoutez votre CV&nbsp;: il sera prêt le jour où une offre vous plaît."
          />
        ) : (
          <ul className="grid gap-4">
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                uses={uses.get(document.id) ?? 0}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
