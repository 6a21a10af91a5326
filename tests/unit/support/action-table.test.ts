import { expect, it } from "vitest";
import { ACTIONS } from "@/tests/support/forms/action-table";
import { serverActions } from "@/tests/support/source/server-actions";

it("chaque action des sources a la ligne par laquelle elle est attaquée, et aucune n'est de trop", () => {
  const actions = serverActions();
  expect(actions.size).toBeGreaterThan(40);
  expect([...actions.keys()].toSorted()).toEqual(Object.keys(ACTIONS).toSorted());
});
