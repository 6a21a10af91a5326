const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

/** In this order: each of them names those below it too. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const named = (list: [RegExp, string][], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1];

/** What somebody calls the device of a session: "Firefox sur Windows"; its version is nobody's word. */
export function deviceWords(userAgent: string | null): string {
  const text = userAgent ?? "";
  const browser = named(BROWSERS, text);
  const system = named(SYSTEMS, text);
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? "Appareil inconnu";
}
