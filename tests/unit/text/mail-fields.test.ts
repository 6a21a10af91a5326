import { describe, expect, it } from "vitest";
import { validation } from "@/lib/copy/validation";
import { addressSchema } from "@/lib/text/fields";
import { parseToken } from "@/lib/text/search";

describe("addressSchema", () => {
  it("accepte une adresse et retire les blancs autour", () => {
    expect(addressSchema.parse({ email: " a@exemple.ca " })).toEqual({ email: "a@exemple.ca" });
  });

  it.each([
    ["", validation.emailRequired],
    [undefined, validation.emailRequired],
    ["a@", validation.emailInvalid],
    [`${"x".repeat(250)}@exemple.ca`, validation.emailInvalid],
  ])("refuse %j", (email, message) => {
    expect(addressSchema.safeParse({ email }).error?.issues[0]?.message).toBe(message);
  });
});

describe("parseToken", () => {
  it("accepte ce que la base fabrique", () => {
    expect(parseToken("0f".repeat(32))).toBe("0f".repeat(32));
  });

  it.each(["", "court", "x".repeat(300), "a b".repeat(10), `${"a".repeat(20)}'--`, null, 42, []])(
    "refuse %j",
    (value) => {
      expect(parseToken(value)).toBeNull();
    },
  );
});
