"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useSession } from "./session-provider";

const PageAccount = createContext<string | null>(null);

/** Provides the account that the server rendered a private page for. */
export function AccountProvider({ id, children }: { id: string | null; children: ReactNode }) {
  return <PageAccount value={id}>{children}</PageAccount>;
}

/** Returns the account that a private page was rendered for; null on public ones. */
export function usePageAccount(): string | null {
  return useContext(PageAccount);
}

/** Returns the account that an action is called for: that of the private page, else the one signed in. */
export function useSender(): { account: string | null } {
  const { viewer } = useSession();
  return { account: usePageAccount() ?? viewer?.id ?? null };
}
