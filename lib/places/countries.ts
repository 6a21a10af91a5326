/**
 * Citizenships that can be selected: members and observers of the United Nations, Kosovo, Taiwan, and
 * territories that a programme lists. Each has its ISO 3166-1 code (for Kosovo, the code in common use) and
 * its French name. The database has the same codes.
 */
const names = `
AF Afghanistan|ZA Afrique du Sud|AL Albanie|DZ Algérie|DE Allemagne|AD Andorre|AO Angola
AI Anguilla|AG Antigua-et-Barbuda|SA Arabie saoudite|AR Argentine|AM Arménie|AU Australie
AT Autriche|AZ Azerbaïdjan|BS Bahamas|BH Bahreïn|BD Bangladesh|BB Barbade|BE Belgique|BZ Belize
BJ Bénin|BM Bermudes|BT Bhoutan|BY Bélarus|BO Bolivie|BA Bosnie-Herzégovine|BW Botswana|BR Brésil
BN Brunei|BG Bulgarie|BF Burkina Faso|BI Burundi|KH Cambodge|CM Cameroun|CA Canada|CV Cap-Vert
CF République centrafricaine|CL Chili|CN Chine|CY Chypre|CO Colombie|KM Comores|CG Congo
CD République démocratique du Congo|KR Corée du Sud|KP Corée du Nord|CR Costa Rica|CI Côte d’Ivoire
HR Croatie|CU Cuba|DK Danemark|DJ Djibouti|DM Dominique|EG Égypte|AE Émirats arabes unis
EC Équateur|ER Érythrée|ES Espagne|EE Estonie|SZ Eswatini|US États-Unis|ET Éthiopie|FJ Fidji
FI Finlande|FR France|GA Gabon|GM Gambie|GE Géorgie|GH Ghana|GR Grèce|GD Grenade|GT Guatemala
GN Guinée|GW Guinée-Bissau|GQ Guinée équatoriale|GY Guyana|HT Haïti|HN Honduras|HU Hongrie
KY Îles Caïmans|CK Îles Cook|MH Îles Marshall|SB Îles Salomon|TC Îles Turques-et-Caïques
VG Îles Vierges britanniques|IN Inde|ID Indonésie|IQ Irak|IR Iran|IE Irlande|IS Islande|IL Israël
IT Italie|JM Jamaïque|JP Japon|JO Jordanie|KZ Kazakhstan|KE Kenya|KG Kirghizistan|KI Kiribati
XK Kosovo|KW Koweït|LA Laos|LS Lesotho|LV Lettonie|LB Liban|LR Liberia|LY Libye|LI Liechtenstein
LT Lituanie|LU Luxembourg|MK Macédoine du Nord|MG Madagascar|MY Malaisie|MW Malawi|MV Maldives
ML Mali|MT Malte|MA Maroc|MU Maurice|MR Mauritanie|MX Mexique|FM Micronésie|MD Moldavie|MC Monaco
MN Mongolie|ME Monténégro|MS Montserrat|MZ Mozambique|MM Myanmar|NA Namibie|NR Nauru|NP Népal
NI Nicaragua|NE Niger|NG Nigeria|NU Niue|NO Norvège|NZ Nouvelle-Zélande|OM Oman|UG Ouganda
UZ Ouzbékistan|PK Pakistan|PW Palaos|PS Palestine|PA Panama|PG Papouasie-Nouvelle-Guinée
PY Paraguay|NL Pays-Bas|PE Pérou|PH Philippines|PL Pologne|PT Portugal|QA Qatar
DO République dominicaine|RO Roumanie|GB Royaume-Uni|RU Russie|RW Rwanda|KN Saint-Kitts-et-Nevis
SM Saint-Marin|VC Saint-Vincent-et-les-Grenadines|LC Sainte-Lucie|SV Salvador|WS Samoa
ST Sao Tomé-et-Principe|SN Sénégal|RS Serbie|SC Seychelles|SL Sierra Leone|SG Singapour
SK Slovaquie|SI Slovénie|SO Somalie|SD Soudan|SS Soudan du Sud|LK Sri Lanka|SE Suède|CH Suisse
SR Suriname|SY Syrie|TJ Tadjikistan|TW Taïwan|TZ Tanzanie|TD Tchad|CZ Tchéquie|TH Thaïlande
TL Timor oriental|TG Togo|TO Tonga|TT Trinité-et-Tobago|TN Tunisie|TM Turkménistan|TR Turquie
TV Tuvalu|UA Ukraine|UY Uruguay|VU Vanuatu|VA Vatican|VE Venezuela|VN Viêt Nam|YE Yémen|ZM Zambie
ZW Zimbabwe`;

export type Country = {
  code: string;
  /** The code in lower case, for addresses. */
  slug: string;
  /** French name: "Sénégal". */
  label: string;
};

const collator = new Intl.Collator("fr");

export const countries: readonly Country[] = names
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const code = entry.slice(0, 2);
    return { code, slug: code.toLowerCase(), label: entry.slice(3) };
  })
  .toSorted((a, b) => collator.compare(a.label, b.label));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Returns the country with this code. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}

/** Reduces a name to its letters, without accents, for comparison. */
function letters(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** Other spellings and names in common use. */
const others: Record<string, string> = {
  rdc: "CD",
  congokinshasa: "CD",
  congobrazzaville: "CG",
  republiqueducongo: "CG",
  republiquetcheque: "CZ",
  bielorussie: "BY",
  birmanie: "MM",
  centrafrique: "CF",
  coree: "KR",
  etatsunisdamerique: "US",
  usa: "US",
  grandebretagne: "GB",
  ilemaurice: "MU",
  timorleste: "TL",
  vietnam: "VN",
};

const byLetters = new Map([
  ...Object.entries(others).map(([name, code]) => [name, byCode.get(code)] as const),
  ...countries.map((country) => [letters(country.label), country] as const),
]);

/** Returns the country with this French name or code; undefined if there is none. */
export function countryNamed(name: string): Country | undefined {
  return byCode.get(name.trim().toUpperCase()) ?? byLetters.get(letters(name));
}
