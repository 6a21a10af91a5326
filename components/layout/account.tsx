"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useSession } from "./session-provider";

const PageAccount = createContext<string | null>(null);

/** Says whose the private page inside is, as the server rendered it. */
export function AccountProvider({ id, children }: { id: string | null; children: ReactNode }) {
  return <PageAccount value={id}>{children}</PageAccount>;
}

/** The account that a private page was rendered for; null on public ones. */
export function usePageAccount(): string | null {
  return useContext(PageAccount);
}

/** Whose page an action is called from: the account of a private page, else who is signed in. */
export function useSender(): { account: string | null } {
  const { viewer } = useSession();
  return { account: usePageAccount() ?? viewer?.id ?? null };
}
