"use client";

import type { FormAction } from "@/components/forms/use-form-action";
import { MissionDialog } from "@/components/freelance/publishing/mission-dialog";
import { JobDialog } from "@/components/jobs/publishing/job-dialog";
import { ArticleDialog } from "@/components/news/publishing/article-dialog";
import { ScholarshipDialog } from "@/components/scholarships/publishing/scholarship-dialog";
import { type Notice, notices } from "@/lib/copy/notices";
import { saveMission } from "@/lib/freelance/actions";
import { saveJob } from "@/lib/jobs/actions";
import { saveArticle } from "@/lib/news/publishing-actions";
import type { Kind } from "@/lib/publications/kinds";
import { saveScholarship } from "@/lib/scholarships/publishing-actions";

type Props = {
  kind: Kind;
  /** Opened from the list of its kind, which says what was published (specification §8). */
  fromList?: boolean;
  onClose: () => void;
};

/** The administration's dialog for something new, wherever it is opened. */
export function PublishDialog({ kind, fromList = false, onClose }: Props) {
  const telling = (save: FormAction, listNotice: Notice) =>
    publishing(save, fromList ? listNotice : notices.published);
  switch (kind) {
    case "job":
      return <JobDialog action={telling(saveJob, notices.published)} onClose={onClose} />;
    case "freelance":
      return (
        <MissionDialog action={telling(saveMission, notices.missionPublished)} onClose={onClose} />
      );
    case "scholarship":
      return (
        <ScholarshipDialog
          action={telling(saveScholarship, notices.scholarshipPublished)}
          onClose={onClose}
        />
      );
    case "article":
      return (
        <ArticleDialog action={telling(saveArticle, notices.articlePublished)} onClose={onClose} />
      );
  }
}

/** Saving that tells the public what happened; a draft is saved, not published, and says so. */
function publishing(save: FormAction, notice: Notice): FormAction {
  return async (previous, data) => {
    const result = await save(previous, data);
    const isPublished = result.status === "done" && data.get("status") !== "draft";
    return isPublished ? { ...result, notice } : result;
  };
}
