import "server-only";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { requestClient } from "@/lib/supabase/server";
import { listNamesakes } from "./own-queries";
import type { Proof } from "./verification";

/** The documents that wait for an operator, with the verified employers whose names are like theirs; throws as below. */
export async function listProofDesk() {
  const proofs = await listProofs();
  return { proofs, namesakes: await listNamesakes(proofs.map(({ employerId }) => employerId)) };
}

/** The documents that wait for an operator, the oldest first; throws when refused or silent. */
async function listProofs(): Promise<Proof[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_proofs");
  if (error) throw error;
  return data.map((row) => ({
    id: row.id,
    employerId: row.employer_id,
    employer: row.employer,
    website: row.website as string | null,
    asker: row.asker as string | null,
    fileName: row.file_name as string | null,
    askedAt: row.asked_at,
  }));
}

/** Whose document that waits this is, for an operator: one employer, or none; throws as above. */
export async function employersOfProof(id: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_proofs");
  if (error) throw error;
  return data.filter((row) => row.id === id).map((row) => row.employer_id);
}

/**
 * A document, for an operator; null where there is none. Each look is written down.
 * @throws when the service does not answer.
 */
export async function openProof(id: string): Promise<Blob | null> {
  const client = await requestClient();
  const { data, error } = await client.functions.invoke<Blob>("employer-documents", {
    body: { open: id },
  });
  if (error instanceof FunctionsHttpError && [400, 404].includes(error.context.status)) return null;
  if (error) throw error;
  return data instanceof Blob ? data : null;
}
