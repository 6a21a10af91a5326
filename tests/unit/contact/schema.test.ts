import { describe, expect, it } from "vitest";
import { contactSchema } from "@/lib/contact/schema";
import { validation } from "@/lib/copy/validation";

const message = {
  type: "support",
  name: " Aïcha ",
  email: " aicha@exemple.ca ",
  subject: "Bonjour",
  message: "Une question",
};

function firstErrors(changes: Record<string, unknown>): Record<string, string> {
  const { error } = contactSchema.safeParse({ ...message, ...changes });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path[0], issue.message]));
}

describe("contactSchema", () => {
  it("accepte un message et retire les blancs autour", () => {
    const trimmed = { ...message, name: "Aïcha", email: "aicha@exemple.ca" };
    expect(contactSchema.parse(message)).toEqual(trimmed);
  });

  it("dit ce qui manque, champ par champ", () => {
    expect(firstErrors({ name: " ", email: "", subject: undefined, message: "\n" })).toEqual({
      name: validation.nameRequired,
      email: validation.emailRequired,
      subject: validation.subjectRequired,
      message: validation.messageRequired,
    });
  });

  it.each(["sans-arobase", "a@b", "a@exemple.ca, b@exemple.ca", "a@exemple.ca\r\nBcc: b@c.ca"])(
    "refuse l'adresse %j",
    (email) => {
      expect(firstErrors({ email })).toEqual({ email: validation.emailInvalid });
    },
  );

  it("tient les longueurs de la base", () => {
    const [name, subject, message] = [121, 201, 5_001].map((length) => "x".repeat(length));
    expect(firstErrors({ name, subject, message })).toEqual({
      name: validation.nameTooLong,
      subject: validation.subjectTooLong,
      message: validation.messageTooLong,
    });
  });

  it.each(["autre", "", undefined, "constructor"])("refuse le sujet %j", (type) => {
    expect(firstErrors({ type })).toEqual({ type: validation.contactTypeUnknown });
  });
});
