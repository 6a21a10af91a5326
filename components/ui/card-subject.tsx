"use client";

import { createContext, useContext } from "react";

/** What a card is of: its id and its title. */
type CardSubject = { id: string; title: string };

/**
 * Around the controls of a card. They read what they act on here, and are the same element on every
 * card of a list: their properties are sent once.
 */
export const Subject = createContext<CardSubject>({ id: "", title: "" });

export const useSubject = () => useContext(Subject);
