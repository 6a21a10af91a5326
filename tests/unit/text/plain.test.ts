import { describe, expect, it } from "vitest";
import { textFields } from "@/lib/text/plain";

describe("textFields", () => {
  it("ne garde que les champs nommés, sans ce que la base refuse", () => {
    const data = new FormData();
    data.set("name", "Aï\0cha\uD800");
    data.set("autre", "x");
    data.set("fichier", new File(["x"], "x.txt"));
    expect(textFields(data, ["name", "fichier", "absent"])).toEqual({ name: "Aïcha\uFFFD" });
  });
});
