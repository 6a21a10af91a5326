"use client";

import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import { saveJob } from "@/lib/jobs/actions";
import { jobSteps } from "@/lib/jobs/form-steps";
import type { Job } from "@/lib/jobs/schema";
import { AbroadStep, PlaceAndPayStep, PostStep } from "./job-fields";
import { JobPreview, ReviewStep } from "./job-review";

/** The form of an offer. */
export const jobForm: PublicationForm<Job> = {
  draft: "job",
  titles: { add: "Ajouter une offre d’emploi", edit: "Modifier l’offre" },
  save: saveJob,
  steps: [
    { ...jobSteps.post, fields: PostStep },
    { ...jobSteps.place, fields: PlaceAndPayStep },
    { ...jobSteps.abroad, fields: AbroadStep },
    { ...jobSteps.review, fields: ReviewStep },
  ],
  preview: JobPreview,
};

/** Edits an offer where the administration's address asks for it. */
export const JobEditor = editorOf(jobForm);
