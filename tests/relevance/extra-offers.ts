/**
 * Offers beside the seeded ones: titles written in the other ways that employers use for both
 * genders, and references, each with an employer of its own.
 */
export const extras = [
  "Directeur(trice) de magasin | Quincaillerie du Pont | Magog, Québec | Référence HE-0004217.",
  "Serveur/euse | Bistro des Halles | Montréal, Québec | Salle de quarante places. Référence HE-0004218.",
  "Opérateur.trice de machinerie | Carrières Lanoix | Joliette, Québec | Pelle et chargeuse. Réf. : CL-2026-31",
  "Caissier(ère) | Marché Sauvageau | Alma, Québec | Accueil et encaissement.",
  "Vendeur-euse en chaussures | Souliers Petitpas | Québec, Québec | Vente au plancher.",
  "Plombier(e) | Tuyaux Gagnon | Lévis, Québec | Chauffage et eau chaude.",
  "Coiffeur / coiffeuse | Salon Rivage | Matane, Québec | Coupe et couleur.",
  "Acheteuse ou acheteur | Meubles Lafleur | Victoriaville, Québec | Négociation avec les fournisseurs.",
].map((offer) => offer.split(" | "));
