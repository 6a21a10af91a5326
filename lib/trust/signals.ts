/** What each signal of fraud is called, and why it is one. */
export const signalLabels: Record<string, { label: string; explanation: string }> = {
  fees: {
    label: "Argent demandé aux candidats",
    explanation:
      "Un employeur ne fait payer ni permis, ni dossier, ni formation pour embaucher. C’est la fraude la plus courante.",
  },
  identity: {
    label: "Papiers demandés par message",
    explanation: "Un passeport ou un numéro d’assurance sociale ne s’envoie pas avant l’embauche.",
  },
  advance: {
    label: "Argent ou colis à transférer",
    explanation: "Encaisser ou réexpédier pour d’autres sert à blanchir.",
  },
  verified_name: {
    label: "Nom d’une entreprise vérifiée",
    explanation: "L’annonce porte ce nom, ou presque, et son auteur n’en est pas membre.",
  },
  pay: {
    label: "Paie très au-dessus du métier",
    explanation: "Plus de deux fois et demie la médiane du métier.",
  },
  contact: {
    label: "Coordonnées ou messagerie dans le texte",
    explanation:
      "Ce qui se passe hors du site ne laisse pas de trace. Courant chez de petits commerces.",
  },
  same_text: {
    label: "Même texte qu’un autre compte",
    explanation: "Les fraudes se copient d’un compte à l’autre.",
  },
  burst: {
    label: "Compte récent, beaucoup d’annonces",
    explanation: "Un compte de moins de trois jours qui a publié cinq fois ou plus.",
  },
};
