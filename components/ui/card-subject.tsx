"use client";

import { createContext, useContext } from "react";

/** Subject of a card. */
type CardSubject = { id: string; title: string };

/**
 * Context of a card's controls. They read their subject from it, so all cards of a list share one element,
 * whose props are sent once.
 */
export const Subject = createContext<CardSubject>({ id: "", title: "" });

export const useSubject = () => useContext(Subject);
