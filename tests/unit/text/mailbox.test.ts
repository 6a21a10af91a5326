import { describe, expect, it } from "vitest";
import { mailboxOf } from "@/lib/security/rate-limit";

describe("La boîte d'une adresse", () => {
  it.each([
    [" Jean.Roy@Exemple.ca ", "jean.roy@exemple.ca"],
    ["jean.roy+site@exemple.ca", "jean.roy@exemple.ca"],
    ["j.e.a.n+a+b@gmail.com", "jean@gmail.com"],
    ["jean@googlemail.com", "jean@gmail.com"],
    ["jean.roy@gmail.com.exemple.ca", "jean.roy@gmail.com.exemple.ca"],
  ])("%j est %j", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
