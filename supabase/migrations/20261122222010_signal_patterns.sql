-- What is looked for. Patterns are of unmasked words: lower case, no accents, numbers in one piece.
-- An honest phrase ends at its comma, unless it goes on with "ni".
insert into private.signals (signal, weight, label, explanation, in_articles, honest) values
  ('withheld', 100, 'Texte déjà retiré du site',
    'Le même texte, ou presque, a été masqué ou retiré par une décision qui tient encore.', true, null),
  ('fees', 60, 'Argent demandé aux candidats',
    'Un employeur ne fait payer ni permis, ni dossier, ni formation pour embaucher. C’est la fraude la plus courante.',
    false,
    '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)'
    '|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*'
    '|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)'
    '|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('identity', 60, 'Papiers ou codes demandés par message',
    'Un passeport, un NAS ou des coordonnées bancaires envoyés avant l’embauche servent à usurper une identité.',
    false,
    '\m(?:ne pas|n''|ne) ?(?:(?:vous|leur|lui|nous|jamais|pas) )*(?:demand|exig|reclam|envo|transm|communiqu)\w*[^.,;:]*(?:, ni [^.,;:]*)*'),
  ('advance', 60, 'Argent ou colis à faire passer par soi',
    'Encaisser pour d’autres sur son compte, réexpédier des colis ou avancer ses propres fonds : la personne devient complice ou perd tout.',
    false, null),
  ('link', 60, 'Lien qui mène ailleurs qu’il le dit',
    'Les mots d’un lien nomment une adresse, ou un site officiel, et le lien mène à une autre.', true, null),
  ('other_employer', 60, 'Nom d’un employeur vérifié',
    'L’annonce porte le nom d’un employeur vérifié, et son compte n’en est pas membre.', false, null),
  ('official_pose', 55, 'Site qui se donne pour officiel',
    'L’adresse imite un site de gouvernement, ou le texte la dit officielle, et elle n’est pas de ceux que les gouvernements emploient.',
    false, null),
  ('pay', 50, 'Paie très au-dessus du métier',
    'Plus de deux fois et demie la médiane du métier, ou la paie d’un cadre pour un poste sans expérience.', false, null),
  ('promise', 40, 'Visa, permis ou départ promis',
    'Seul le ministère accorde un permis : personne ne peut le garantir ni en fixer la date.', false, null),
  ('only_messaging', 40, 'Tout se passe par messagerie',
    'L’annonce demande de ne pas passer par le site, où une candidature laisse des traces.', false, null),
  ('copied', 35, 'Texte d’un autre compte',
    'Le texte ressemble à celui d’une publication d’un autre compte. Une agence ou une franchise peut avoir une raison.',
    false, null),
  ('easy_pay', 35, 'Gain extraordinaire promis',
    'Des revenus garantis, ou des montants par jour, par semaine ou par mois que peu de métiers paient.', false, null),
  ('payment', 35, 'Moyen de paiement sans retour',
    'Mandats, argent mobile, cartes-cadeaux et cryptomonnaies ne se récupèrent pas. Pour un bureau de change, c’est le métier.',
    false,
    '\m(?:ne|n'') ?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|accept)\w* (?:jamais|aucune?s?|pas|rien)\M[^.,;:]*(?:, ni [^.,;:]*)*'),
  ('short_link', 30, 'Adresse raccourcie ou masquée',
    'Une adresse raccourcie cache où elle mène.', false, null),
  ('foreign_number', 30, 'Numéro d’un autre pays',
    'L’indicatif n’est pas celui du Canada. Un employeur d’ici a un numéro d’ici.', false, null),
  ('burst', 30, 'Compte neuf, beaucoup d’annonces',
    'Un compte de moins de trois jours qui a publié cinq fois ou plus en un jour.', true, null),
  ('messaging', 20, 'Numéro ou compte de messagerie',
    'Courant dans les petits commerces ; à lire avec le reste.', false, null),
  ('no_check', 15, 'Ni entrevue, ni expérience, ni papiers',
    'Seul, cela se rencontre ; avec une paie élevée ou un visa promis, non.', false, null),
  ('new_account', 10, 'Compte du jour', 'Le compte a été créé dans les vingt-quatre heures.', true, null),
  ('free_mail', 10, 'Adresse de messagerie gratuite',
    'Dans le texte ou pour le compte. Beaucoup de petits employeurs en ont une.', false, null);

with piece (cur, doc_fee, pay_verb, hiring, means, app, channel) as (values (
  '(?:\$|eur\M|euros?\M|dollars?\M|dolar(?:es)?\M|cad\M|usd\M|gbp\M|fcfa\M|f? ?cfa\M|xaf\M|xof\M|dh\M|dirhams?\M|dinars?\M|gourdes?\M|usdt\M)',
  '\m(?:frais|honoraires) (?:de |d''|du |des |pour )?(?:le |la |l''|votre )?(?:ouverture|etude|traitement|dossier|visa|permis|ambassade|inscription|formation|recrutement|agence|reservation|garantie|caution|legalisation|courtage|immigration|placement|notaire|avocat|biometrie|medicaux|visite medicale|parrainage)|\mfraisde\w+',
  '\m(?:a|de|devez|faut|pour|d''abord|avoir) (?:nous |lui |leur )?(?:verser|payer|regler|envoyer|transferer|deposer|debourser|acquitter|cotiser)\M|\m(?:versez|payez|reglez|transferez|deposez|acquittez|achetez|rechargez|cotisez)\M|\menvoyez (?:nous )?[0-9]|\mpayables?\M|\mse (?:paie|regle|verse)\M|\mcotise\M'
  -- Who pays being named, the present says it too; a sum that is handed over, when it is to whom or
  -- before what no wage is.
  '|\m(?:vous|candidats?|candidates?|postulants?|travailleurs?|personnes?)(?: [a-z]+){0,2} (?:versent|versez|paient|payez|reglent|reglez|avancent|avancez|deposent|deposez)\M'
  '|\ma remettre (?:avant (?:l''(?:entrevue|entretien|embauche)|la signature|le (?:depart|visa))|(?:a notre |a l''|a un |au )(?:agent|intermediaire|representant|recruteu))',
  '\m(?:avant|visas?|permis|dossier|contrat|place|entrevue|entretien|billet|ambassade|reserver|invitation|coordonnateur|coordinateur|agent|commande|logiciel|serie|formation|immigration|inscription|kit|trousse|debloquer|depart|candidature|visite medicale|examen medical)\M',
  '(?:western ?union|money ?gram|\mria\M|orange money|mtn money|moov money|\mwave\M|mobile money|paysafe ?card|neosurf|transcash|cartes?[- ]?cadeaux?|gift ?cards?|bitcoins?|\mbtc\M|\musdt\M|crypto\w*|tether)',
  '(?:\mw+h?[ao]t+s+ ?-?a+p+s?\M|\mtelegram\M|\mviber\M|\mimo\M|\mwechat\M|\mmessenger\M|\msignal\M(?= (?:au|\+|[0-9]))|\mwa\.me/|\mt\.me/)',
  '\m(?:ecrivez|rejoignez|contactez|envoyez|abonnez)\M[^.;]*\m(?:canal|chaine|groupe|compte) (?:[a-z]+ )?@[a-z0-9_]{4,}'
))
insert into private.signal_patterns (signal, number, needles, patterns)
select r.signal, row_number() over (partition by r.signal order by r.place), r.needles, r.patterns
from piece c
-- A sum that is no wage: "25 $ l'heure" and "30 $ par semaine" are.
cross join lateral (select '[0-9][0-9.,]* ?' || c.cur ||
  '(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\M|an\M|annee|mois|semaine|jour|km|kilometre|tache|colis))'
  || '|' || '\$ ?[0-9]+' as figures,
  -- "deux cents dollars"
  '|\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\M (?:dollars?|euros?|francs?)' as letters
) as sum
cross join lateral (values
  (1, 'fees', '{frais,honoraires}'::text[], array[c.doc_fee, sum.figures || sum.letters]),
  (2, 'fees', '{verser,payer,regler,envoy,transferer,deposer,debourser,versez,payez,reglez,transferez,deposez,achetez,rechargez,payable,se paie,se regle,cotise,acquitte,versent,paient,reglent,avancent,avancez,deposent,remettre}',
    array[c.pay_verb, sum.figures || sum.letters, c.hiring]),
  (3, 'fees', '{frais,honoraires}', array[c.doc_fee,
    c.pay_verb || '|a (?:votre|la) charge du candidat|western|money ?gram|mobile money']),
  (4, 'fees', '{preuve,recu,confirmation,capture}', array[
    '\m(?:preuve|recu|confirmation|capture) (?:de|du|d''un) (?:paiement|versement|transfert|depot|virement)',
    'candidat|convoqu|envoy|dossier|place']),
  (5, 'fees', '{fee}', array[
    '\m(?:processing|application|visa|permit|registration|training|administrative|agency|recruitment|placement|lmia) fees?\M',
    sum.figures || '|\mrequired\M|\mpay(?:able)?\M' || sum.letters]),
  (6, 'fees', '{somme,depot,montant,contribution,cotisation,caution,acompte,avance,participation}', array[
    '\m(?:somme|depot|montant|contribution|cotisation|caution|acompte|participation)\M', sum.figures || sum.letters,
    '\m(?:est|sont) (?:demandee?s?|exigee?s?|requise?s?|obligatoires?|a (?:verser|payer|regler|envoyer))|\ma (?:verser|envoyer|transferer)\M|aux candidats']),
  (7, 'fees', '{frais,honoraires}', array[c.doc_fee,
    '^(?!.*\mrembours).*\ms''applique(?:nt)?\M']),
  (8, 'fees', '{virement,interac,mandat,transfert}', array['\m(?:virement|interac|mandat|transfert)\M',
    sum.figures || sum.letters,
    '\m(?:reserve|confirme|garantit|bloque|ouvre|valide|complete) (?:votre|ta|ton) (?:dossier|place|candidature|entrevue|poste|demande)']),
  (9, 'fees', '{garantie,caution,acompte,depot}', array[
    '\m(?:garantie|caution|acompte|depot) (?:de |du |pour |d'')(?:le |la |l''|votre )?(?:dossier|candidature|place|visa|permis|recrutement|embauche)\M',
    sum.figures || sum.letters]),
  (10, 'fees', '{coute}', array[
    '\m(?:formation|cours|certificat|trousse|kit|uniforme|visite medicale|examen medical)\M[^.;]*\mcoute(?:nt)?\M',
    sum.figures || sum.letters,
    '^(?!.*\m(?:rembours|employeur|entreprise|nous (?:la |le |les |vous )?(?:pay|pai|offr|assum|couvr))).*(?:avant (?:l''(?:embauche|entrevue|entretien|arrivee)|la signature|le depart)|\mnotre centre\M)']),
  (11, 'fees', '{wire,send,transfer,pay,deposit}', array[
    '\m(?:applicants?|candidates?|workers?|you) (?:must|need to|have to|should|are required to|are asked to) (?:first )?(?:wire|send|transfer|pay|deposit)\M',
    sum.figures, '\m(?:visa|permit|interview|application|refundable|contract|processing|training)\M']),
  (12, 'fees', '{paga,pague,abon,deposit,transf,envi}', array[
    '\m(?:se paga|pagar|pague|paga|abonar|abone|depositar|deposite|transferir|transfiera|enviar|envie)\M',
    sum.figures, '\m(?:por|para) (?:el |la |los |las |su )?(?:tramites?|visado|visa|permiso|papeles|contrato)\M']),
  (1, 'payment', '{western,moneygram,money,ria,wave,paysafe,neosurf,transcash,cadeau,gift,bitcoin,btc,usdt,crypto,tether}',
    array['\m(?:par|via|by|with|en|avec|contre|des) (?:(?:un|une|des|la|le|carte|cartes|transfert|mandat) )*' || c.means
      || '|' || c.means || ' (?:only|uniquement|seulement)']),
  (2, 'payment', '{cfa,xaf,xof}', array['[0-9] ?(?:fcfa|f? ?cfa|xaf|xof)\M']),
  (3, 'payment', '{mandat}', array['\mmandats? (?:cash|postal|postaux|express|minute)|\mpour le mandat\M']),
  (1, 'identity', '{passeport,naissance,identite,assurance sociale,nas,bancaire,mot de passe,passport,cni,de voyage,votre banque}', array[
    '\mpasseports?\M|\mpassport\M|actes? de naissance|(?:cartes?|pieces?) d''identite|\mcni\M|assurance sociale|\mnas\M|coordonnees bancaires|cartes? bancaires?|mots? de passe|(?:documents?|titres?) de voyage|releves? de (?:votre|la) banque|bank (?:details|account)',
    '\m(?:envoyez|envoyer|transmettez|transmettre|communiquez|communiquer|parvenir|repondez|ecrivez|scannez|photographiez|partagez|whatsappez|deposez|send|email us|message us)\M',
    '\m(?:votre|vos|ton|ta|tes|your)\M']),
  (2, 'identity', '{passeport,identite,assurance sociale,de voyage,naissance}', array[
    '\m(?:il (?:nous|me) faut|nous avons besoin (?:de|d''une (?:photo|copie) de)) (?:d''abord )?(?:votre|vos|ton)\M[^.;]*(?:\mpasseports?\M|d''identite|assurance sociale|de voyage|de naissance)']),
  (3, 'identity', '{carte de credit,cartes de credit,carte bancaire,assurance sociale}', array[
    'cartes? (?:de credit|bancaire)|assurance sociale',
    '\m(?:photos?|copies?|scan) de (?:votre|vos|ta) cartes? (?:de credit|bancaire)|\m(?:des (?:le|votre)|dans votre) premier (?:message|courriel|contact)\M']),
  (1, 'advance', '{compte}', array['\m(?:votre|ton|leur) (?:propre )?compte\M',
    '\m(?:gardez|conservez|transferez|renvoyez|deposez|encaissez|reversez)\M']),
  (2, 'advance', '{colis,paquet}', array['\mcolis\M|\mpaquets?\M', 'chez vous|a votre (?:nom|domicile|adresse)',
    '\mreexped|\mrenvoy|\metiquette|\mreenvo']),
  (3, 'advance', '{rechargez,propres fonds,debloquer,etre debloque}', array[
    'rechargez votre|vos propres fonds|debloquer (?:les|des|vos) (?:taches|gains|retraits)']),
  (4, 'advance', '{cadeau,gift}', array['cartes?[- ]?cadeaux?|gift ?cards?', '\machet', '\mcodes?\M']),
  (5, 'advance', '{cheque}', array['\mcheques?\M', '\m(?:encaissez|deposez)\M', '\m(?:gardez|conservez|renvoyez|reste)\M']),
  (6, 'advance', '{cheque}', array['\mnous vous (?:envoyons|envoyer|expedi|post|faisons parvenir|adress)\w*[^.;]*\mcheques?\M',
    '\machet']),
  (7, 'advance', '{boite,colis,paquet,envois}', array['\m(?:boites?|colis|paquets?|envois)\M',
    'a la maison|chez vous|a votre (?:nom|domicile|adresse)',
    '\mchangez (?:les |l''|leurs? )?(?:adresse|etiquette)|\m(?:les|la|le) (?:postez|reexpediez|renvoyez)\M']),
  (8, 'advance', '{compte}', array[
    '\m(?:paiements?|fonds|argent|versements?|virements?|sommes?) (?:de nos|de notre|des|d''autres) (?:clients?|clientele|tiers|partenaires?)\M',
    '\m(?:arriv|transit|pass|entr|vers|depos|recu)\w* (?:[a-z]+ )?(?:sur|dans|par) (?:votre|ton) (?:propre )?compte\M(?! de)']),
  (1, 'promise', '{visa,permis,residence permanente,depart,work permit}', array[
    '\mvisas?\M|\mpermis\M(?! de conduire)|residence permanente|\mdepart\M|work permit',
    '\m(?:garantie?s?|assuree?s?|offerte?s?|accordee?s? d''avance|faciles?|guaranteed|automatiques?)\M|delivree?s? en|\mdans les [0-9]+ (?:heures|jours)|\ma 100 ?%|\men (?:deux|trois|quatre|dix|[0-9]+) (?:jours|semaines)']),
  (2, 'promise', '{illimite,massif,groupe,visa facile}', array[
    'places illimitees|recrutement massif|departs? (?:groupes?|imminents?)|visa facile']),
  (3, 'promise', '{visa,permis}', array[
    '\m(?:visas?|permis)\M(?! de conduire)[^.;]*\m(?:approuve|accepte|obtenu|accorde)e?s?\M[^.;]*\m(?:a coup sur|sans (?:condition|refus|faute|exception)|d''avance|certain)']),
  (3, 'messaging', '{@}', array[c.channel]),
  (3, 'only_messaging', '{@}', array[c.channel]),
  (1, 'messaging', '{app,atsa,ats a,ats-a,elegram,viber,imo,wechat,messenger,signal,wa.me,t.me}', array[c.app,
    '[0-9][0-9 ().-]{6,}[0-9]|(?:^| )[(]?@[a-z]|\m(?:par|sur|via|by|on|au) (?:notre |le |mon )?(?:numero )?' || c.app
    || '|wa\.me/|t\.me/|(?:(?:zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf)[ ,.-]+){5}']),
  (2, 'messaging', '{zero,trois,quatre,cinq,sept,huit,neuf}', array[
    '(?:\m(?:zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf)\M[ ,.-]*){7}']),
  (1, 'only_messaging', '{app,atsa,ats a,ats-a,elegram,viber,imo,wechat,messenger,wa.me,t.me}', array[c.app,
    'uniquement|seulement|exclusivement|toute l''embauche|ajoutez|par ce site|\monly\M']),
  (2, 'only_messaging', '{postulez,reponse par}', array[
    'ne postulez pas (?:sur|par|via|ici)|aucune reponse (?:par|sur) ce site']),
  (1, 'foreign_number', '{+,00}', array['(?:\+|(?:^|[^0-9])00) ?[2-9][0-9][0-9 ().-]{6,}']),
  (1, 'no_check', '{entrevue,experience,diplome,papiers,entretien,cv,interview}', array[
    '\m(?:sans|aucune?|pas (?:d''|de |besoin de |besoin d'')|ni|no) ?(?:entrevue|experience|diplomes?|cv\M|papiers?|entretien|interview)|\mexperience needed']),
  (1, 'easy_pay', '{$,eur,dollar,cad}', array[
    '(?:[5-9][0-9]{2}|[0-9]{4,}) ?(?:\$|eur|euros?|dollars?|cad) ?(?:par|/|la|le|a la) ?jour'
    '|(?:[3-9][0-9]{3}|[0-9]{5,}) ?(?:\$|eur|euros?|dollars?|cad) ?(?:par|/|la) ?semaine'
    '|[1-9][0-9]{4,} ?(?:\$|eur|euros?|dollars?|cad) ?(?:par|/|le) ?mois']),
  (2, 'easy_pay', '{revenu,gain,argent facile,riche,financierement}', array[
    'revenus? garantis?|gains? garantis?|argent facile|devenez riche|libres? financierement']),
  (1, 'short_link', '{bit.ly,tinyurl,cutt.ly,t.ly,goo.gl,is.gd,rb.gy,shorturl,xn--}', array[
    '\m(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.ly|goo\.gl|is\.gd|rb\.gy|shorturl\.at)/|//[^ /]*xn--']),
  (1, 'free_mail', '{@gmail,@googlemail,@hotmail,@outlook,@yahoo,@live.,@icloud,@proton,@gmx,@aol,@yandex,@mail.,@msn}', array[
    '@(?:gmail|googlemail|hotmail|outlook|yahoo|live|icloud|proton(?:mail)?|gmx|aol|yandex|mail|msn)\.[a-z]'])
) as r (place, signal, needles, patterns);
