/**
 * The citizenships that people name: members and observers of the United Nations, Kosovo, Taiwan,
 * and territories that a programme lists. Each has its ISO 3166-1 code (Kosovo's is the one in use)
 * and its name as it stands after "les citoyens". The database knows the same codes.
 */
const genitives = `
AF de l’Afghanistan|ZA de l’Afrique du Sud|AL de l’Albanie|DZ de l’Algérie|DE de l’Allemagne
AD d’Andorre|AO de l’Angola|AI d’Anguilla|AG d’Antigua-et-Barbuda|SA de l’Arabie saoudite
AR de l’Argentine|AM de l’Arménie|AU de l’Australie|AT de l’Autriche|AZ de l’Azerbaïdjan
BS des Bahamas|BH de Bahreïn|BD du Bangladesh|BB de la Barbade|BE de la Belgique|BZ du Belize
BJ du Bénin|BM des Bermudes|BT du Bhoutan|BY du Bélarus|BO de la Bolivie
BA de la Bosnie-Herzégovine|BW du Botswana|BR du Brésil|BN du Brunei|BG de la Bulgarie
BF du Burkina Faso|BI du Burundi|KH du Cambodge|CM du Cameroun|CA du Canada|CV du Cap-Vert
CF de la République centrafricaine|CL du Chili|CN de la Chine|CY de Chypre|CO de la Colombie
KM des Comores|CG du Congo|CD de la République démocratique du Congo|KR de la Corée du Sud
KP de la Corée du Nord|CR du Costa Rica|CI de la Côte d’Ivoire|HR de la Croatie|CU de Cuba
DK du Danemark|DJ de Djibouti|DM de la Dominique|EG de l’Égypte|AE des Émirats arabes unis
EC de l’Équateur|ER de l’Érythrée|ES de l’Espagne|EE de l’Estonie|SZ de l’Eswatini
US des États-Unis|ET de l’Éthiopie|FJ des Fidji|FI de la Finlande|FR de la France|GA du Gabon
GM de la Gambie|GE de la Géorgie|GH du Ghana|GR de la Grèce|GD de la Grenade|GT du Guatemala
GN de la Guinée|GW de la Guinée-Bissau|GQ de la Guinée équatoriale|GY du Guyana|HT d’Haïti
HN du Honduras|HU de la Hongrie|KY des Îles Caïmans|CK des Îles Cook|MH des Îles Marshall
SB des Îles Salomon|TC des Îles Turques-et-Caïques|VG des Îles Vierges britanniques|IN de l’Inde
ID de l’Indonésie|IQ de l’Irak|IR de l’Iran|IE de l’Irlande|IS de l’Islande|IL d’Israël
IT de l’Italie|JM de la Jamaïque|JP du Japon|JO de la Jordanie|KZ du Kazakhstan|KE du Kenya
KG du Kirghizistan|KI de Kiribati|XK du Kosovo|KW du Koweït|LA du Laos|LS du Lesotho
LV de la Lettonie|LB du Liban|LR du Liberia|LY de la Libye|LI du Liechtenstein|LT de la Lituanie
LU du Luxembourg|MK de la Macédoine du Nord|MG de Madagascar|MY de la Malaisie|MW du Malawi
MV des Maldives|ML du Mali|MT de Malte|MA du Maroc|MU de Maurice|MR de la Mauritanie
MX du Mexique|FM de la Micronésie|MD de la Moldavie|MC de Monaco|MN de la Mongolie
ME du Monténégro|MS de Montserrat|MZ du Mozambique|MM du Myanmar|NA de la Namibie|NR de Nauru
NP du Népal|NI du Nicaragua|NE du Niger|NG du Nigeria|NU de Niue|NO de la Norvège
NZ de la Nouvelle-Zélande|OM d’Oman|UG de l’Ouganda|UZ de l’Ouzbékistan|PK du Pakistan
PW des Palaos|PS de la Palestine|PA du Panama|PG de la Papouasie-Nouvelle-Guinée|PY du Paraguay
NL des Pays-Bas|PE du Pérou|PH des Philippines|PL de la Pologne|PT du Portugal|QA du Qatar
DO de la République dominicaine|RO de la Roumanie|GB du Royaume-Uni|RU de la Russie|RW du Rwanda
KN de Saint-Kitts-et-Nevis|SM de Saint-Marin|VC de Saint-Vincent-et-les-Grenadines
LC de Sainte-Lucie|SV du Salvador|WS des Samoa|ST de Sao Tomé-et-Principe|SN du Sénégal
RS de la Serbie|SC des Seychelles|SL de la Sierra Leone|SG de Singapour|SK de la Slovaquie
SI de la Slovénie|SO de la Somalie|SD du Soudan|SS du Soudan du Sud|LK du Sri Lanka|SE de la Suède
CH de la Suisse|SR du Suriname|SY de la Syrie|TJ du Tadjikistan|TW de Taïwan|TZ de la Tanzanie
TD du Tchad|CZ de la Tchéquie|TH de la Thaïlande|TL du Timor oriental|TG du Togo|TO des Tonga
TT de Trinité-et-Tobago|TN de la Tunisie|TM du Turkménistan|TR de la Turquie|TV des Tuvalu
UA de l’Ukraine|UY de l’Uruguay|VU du Vanuatu|VA du Vatican|VE du Venezuela|VN du Viêt Nam
YE du Yémen|ZM de la Zambie|ZW du Zimbabwe`;

export type Country = {
  code: string;
  /** Its code as an address has it. */
  slug: string;
  /** "Sénégal". */
  label: string;
  /** "du Sénégal". */
  of: string;
};

const collator = new Intl.Collator("fr");

/** All of them, in the order of the alphabet. */
export const countries: readonly Country[] = genitives
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const code = entry.slice(0, 2);
    const of = entry.slice(3);
    const label = of.replace(/^(?:de la |de l’|du |des |de |d’)/, "");
    return { code, slug: code.toLowerCase(), label, of };
  })
  .toSorted((a, b) => collator.compare(a.label, b.label));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** The country of a code, as the database stores it. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}

/** What is left of a name when people write it their own way: letters alone, accents set aside. */
function letters(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** Names that people write instead. */
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

/** The country that a person names, by its French name or its code; undefined when there is none. */
export function countryNamed(name: string): Country | undefined {
  return byCode.get(name.trim().toUpperCase()) ?? byLetters.get(letters(name));
}
