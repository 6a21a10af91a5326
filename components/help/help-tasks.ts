/** What a person wants to do, and how: titles are tasks, steps are what one sees on the screen. */
export type HelpTask = {
  id: string;
  title: string;
  steps: string[];
  /** What often goes wrong, or what to know before. */
  tip?: string;
  link?: { href: string; label: string };
};

export const startTasks: HelpTask[] = [
  {
    id: "creer-compte",
    title: "Créer un compte",
    steps: [
      "Choisissez «\u00a0S'inscrire\u00a0», en haut de chaque page.",
      "Donnez votre nom complet, votre courriel, un mot de passe d’au moins 10 caractères et votre rôle\u00a0: candidat ou recruteur.",
      "Ouvrez le courriel reçu et suivez le lien, puis appuyez sur le bouton qui confirme.",
    ],
    tip: "Le lien sert une fois et expire. S’il ne marche plus, demandez-en un autre à la page de connexion.",
    link: { href: "/connexion", label: "Ouvrir la page d’inscription" },
  },
  {
    id: "mot-de-passe",
    title: "Retrouver l’accès à son compte",
    steps: [
      "À la page de connexion, choisissez «\u00a0Mot de passe oublié\u00a0».",
      "Indiquez votre courriel. Le message affiché est le même que l’adresse soit connue ou non.",
      "Suivez le lien reçu et choisissez un nouveau mot de passe.",
    ],
    tip: "Vos sessions ouvertes ailleurs sont fermées au changement.",
  },
  {
    id: "profil",
    title: "Remplir son profil",
    steps: [
      "Ouvrez votre espace en cliquant sur votre nom, en haut de la page.",
      "Dans Mon Profil, appuyez sur «\u00a0Modifier\u00a0».",
      "Complétez téléphone, profession, pays et présentation, puis sauvegardez.",
      "Ajoutez une photo si vous le voulez\u00a0: elle est recadrée en carré avant l’envoi.",
    ],
    tip: "Le profil n’est pas public. Un recruteur ne voit que ce que contient votre candidature.",
  },
  {
    id: "deconnexion",
    title: "Se déconnecter d’un ordinateur partagé",
    steps: [
      "Appuyez sur le bouton de déconnexion, à côté de votre nom.",
      "Les autres onglets du même navigateur se déconnectent aussi.",
      "Vous avez oublié\u00a0? Changez votre mot de passe depuis un autre appareil\u00a0: toutes les autres sessions sont fermées.",
    ],
  },
];

export const searchTasks: HelpTask[] = [
  {
    id: "chercher-emploi",
    title: "Trouver une offre d’emploi",
    steps: [
      "Ouvrez Emplois et tapez un métier, une compétence ou une entreprise. Les accents et les majuscules ne comptent pas.",
      "Affinez par type de contrat, secteur et province\u00a0; la liste se met à jour toute seule.",
      "Retirez un filtre en cliquant sur son étiquette, au-dessus des résultats.",
    ],
    tip: "L’adresse de la page contient votre recherche\u00a0: mettez-la en favori pour la retrouver.",
    link: { href: "/emplois", label: "Voir les emplois" },
  },
  {
    id: "chercher-mission",
    title: "Trouver une mission freelance",
    steps: [
      "Ouvrez Freelance et cherchez un mot du titre ou de la description.",
      "Dépliez «\u00a0Filtres\u00a0» pour choisir une compétence, un budget ou une durée.",
      "Les missions sans budget annoncé sont sous «\u00a0À négocier\u00a0».",
    ],
    link: { href: "/freelance", label: "Voir les missions" },
  },
  {
    id: "chercher-bourse",
    title: "Trouver une bourse et noter son échéance",
    steps: [
      "Ouvrez Bourses, choisissez niveau, domaine et type, puis appuyez sur «\u00a0Filtrer\u00a0».",
      "Lisez les critères d’admissibilité sur la fiche.",
      "Ajoutez l’échéance à votre agenda avec le fichier proposé.",
    ],
    tip: "Certaines bourses se demandent seulement sur le site de l’établissement\u00a0: la fiche le dit et y mène.",
    link: { href: "/bourses", label: "Voir les bourses" },
  },
  {
    id: "enregistrer",
    title: "Mettre une annonce de côté",
    steps: [
      "Appuyez sur «\u00a0Enregistrer\u00a0», sur la carte ou sur la fiche.",
      "Si vous n’êtes pas connecté, connectez-vous\u00a0: l’annonce est enregistrée au retour.",
      "Retrouvez la liste dans votre espace personnel.",
    ],
  },
];

export const applicationTasks: HelpTask[] = [
  {
    id: "deposer-cv",
    title: "Déposer un CV",
    steps: [
      "Dans votre espace, ouvrez Mes Documents.",
      "Choisissez un fichier PDF d’au plus 5 Mo\u00a0; une barre montre l’avancement.",
      "Désignez votre CV par défaut\u00a0: il sera proposé en premier.",
    ],
    tip: "«\u00a0Fichier invalide\u00a0»\u00a0? Le fichier n’est pas un vrai PDF, dépasse 5 Mo ou contient un programme. Réexportez-le depuis votre traitement de texte.",
  },
  {
    id: "postuler",
    title: "Postuler",
    steps: [
      "Sur la fiche, choisissez «\u00a0Postuler\u00a0» (ou «\u00a0Envoyer ma proposition\u00a0» pour une mission).",
      "Vérifiez le CV et adaptez le message\u00a0: deux phrases sur ce poste précis valent mieux qu’une page.",
      "Envoyez. Le bouton devient «\u00a0Candidature envoyée\u00a0» et un courriel vous le confirme.",
    ],
    tip: "Si l’envoi échoue, la fenêtre reste ouverte avec tout ce que vous avez écrit\u00a0: réessayez.",
  },
  {
    id: "suivre",
    title: "Suivre, relancer ou retirer une candidature",
    steps: [
      "Ouvrez Mes Candidatures dans votre espace\u00a0: chaque ligne porte son statut.",
      "Ouvrez-en une pour voir ce qui a été envoyé, son historique et les consultations de votre CV.",
      "Après dix jours sans nouvelles, «\u00a0Relancer\u00a0» envoie un rappel\u00a0; «\u00a0Retirer\u00a0» met fin à la candidature.",
    ],
  },
  {
    id: "mes-donnees",
    title: "Exporter ou supprimer ses données",
    steps: [
      "Ouvrez Paramètres dans votre espace personnel.",
      "«\u00a0Exporter mes données\u00a0» télécharge un fichier avec tout ce que nous avons sur vous.",
      "«\u00a0Supprimer mon compte\u00a0» demande de taper une confirmation, puis efface tout, fichiers compris.",
    ],
    tip: "La suppression ne peut pas être annulée. Exportez d’abord.",
    link: { href: "/privacy#droits", label: "Lire vos droits" },
  },
];

export const recruiterTasks: HelpTask[] = [
  {
    id: "publier-annonce",
    title: "Publier une annonce",
    steps: [
      "Connectez-vous comme recruteur et ouvrez l’Administration, au bas de la page.",
      "Choisissez le type d’annonce et remplissez les champs\u00a0; l’aperçu montre la carte telle qu’elle sera.",
      "Enregistrez un brouillon, ou publiez\u00a0: l’annonce est en ligne aussitôt.",
    ],
    tip: "Un salaire affiché, une échéance et un lieu précis attirent des candidatures mieux ciblées.",
  },
  {
    id: "importer",
    title: "Importer plusieurs offres à la fois",
    steps: [
      "Dans «\u00a0Gérer les emplois\u00a0», téléchargez le modèle CSV.",
      "Remplissez une ligne par offre, puis chargez le fichier\u00a0: il est d’abord vérifié, ligne par ligne.",
      "Corrigez ce qui est signalé. Rien n’est publié tant que tout n’est pas bon.",
    ],
  },
  {
    id: "lire-candidatures",
    title: "Lire les candidatures et répondre",
    steps: [
      "Ouvrez les candidatures dans l’Administration et filtrez par annonce ou par statut.",
      "Lisez le message, consultez le CV dans la page ou téléchargez-le.",
      "Changez le statut, avec un mot si vous le voulez\u00a0: la personne est avertie par courriel.",
    ],
    tip: "Chaque ouverture d’un CV est visible de la personne qui l’a envoyé.",
  },
  {
    id: "fermer",
    title: "Fermer une annonce",
    steps: [
      "Dans la liste, ouvrez le menu de la ligne, puis «\u00a0Modifier\u00a0».",
      "Passez l’état à «\u00a0Pourvue\u00a0»\u00a0: elle quitte les listes publiques.",
      "Supprimez seulement ce qui a été publié par erreur\u00a0: les candidats garderaient une ligne sans titre.",
    ],
  },
];
