"use client";

import type { ComponentType } from "react";
import type { FormAction } from "@/components/forms/use-form-action";
import { freelanceJobForm } from "@/components/freelance/publishing/freelance-job-form";
import { jobForm } from "@/components/jobs/publishing/job-form";
import { articleForm } from "@/components/news/publishing/article-form";
import {
  PublicationDialog,
  type PublicationForm,
  type Stored,
} from "@/components/publications/publication-dialog";
import { scholarshipForm } from "@/components/scholarships/publishing/scholarship-form";
import { type Notice, notices } from "@/lib/copy/server-notices";
import type { Kind } from "@/lib/publications/kinds";

type Opened = {
  /** Opened from the list of its kind, which confirms the publication. */
  fromList?: boolean;
  onClose: () => void;
};

/** The administration's dialog for a new publication, usable from any page. */
export function PublishDialog({ kind, ...opened }: Opened & { kind: Kind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...opened} />;
}

const dialogs = {
  job: (opened) => <NewPublication {...opened} form={jobForm} listNotice={notices.published} />,
  freelance: (opened) => (
    <NewPublication
      {...opened}
      form={freelanceJobForm}
      listNotice={notices.freelanceJobPublished}
    />
  ),
  scholarship: (opened) => (
    <NewPublication {...opened} form={scholarshipForm} listNotice={notices.scholarshipPublished} />
  ),
  article: (opened) => (
    <NewPublication {...opened} form={articleForm} listNotice={notices.articlePublished} />
  ),
} satisfies Record<Kind, ComponentType<Opened>>;

type NewProps<Row extends Stored> = Opened & { form: PublicationForm<Row>; listNotice: Notice };

function NewPublication<Row extends Stored>(props: NewProps<Row>) {
  const { form, listNotice, fromList = false, onClose } = props;
  const action = publishing(form.save, fromList ? listNotice : notices.published);
  return <PublicationDialog form={form} action={action} onClose={onClose} />;
}

/** Wraps the form action to report a publication; a draft is saved, and its message says so. */
function publishing(save: FormAction, notice: Notice): FormAction {
  return async (previous, data) => {
    const result = await save(previous, data);
    const isPublished = result.status === "done" && !result.waits && data.get("status") !== "draft";
    return isPublished ? { ...result, notice: { ...notice, link: result.notice.link } } : result;
  };
}
