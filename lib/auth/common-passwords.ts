/**
 * What people choose when they do not want to choose, without the figures and signs that they put
 * around it: those are taken off before comparing, and "p@ssw0rd" is read as "password".
 */
export const commonWords = new Set(
  `password passwords passwort passw motdepasse lemotdepasse monmotdepasse nouveaumotdepasse mdp
  azerty azertyui azertyuiop azertyuiopqsdfghjklm qsdfghjklm wxcvbn qwerty qwertyui qwertyuiop
  qwertyuiopasdfghjkl asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasdzxc aqwzsxedc azeqsdwxc
  letmein welcome welcomehome bienvenue bonjour bonsoir salut coucou merci soleil doudou loulou
  chouchou chocolat amour monamour jetaime jetaimebebe iloveyou loveyou forever sunshine princess
  princesse football baseball basketball hockey superman batman spiderman pokemon starwars dragon
  monkey shadow master mustang michael nicolas thomas camille caroline isabelle marseille
  canada oncanada canadien canadienne quebec montreal toronto ottawa vancouver canadiens
  admin administrator administrateur root superuser compte utilisateur user username test testtest
  testing changeme changezmoi default secret topsecret monsecret horizon horizonerable
  emploi emplois travail recruteur candidat abcdef abcdefgh abcdefghij abcdefghijk trustno
  computer ordinateur internet samsung google facebook linkedin whatever freedom liberte
  correcthorsebatterystaple passwordpassword motdepassemotdepasse azertyazerty qwertyqwerty`
    .split(/\s+/)
    .filter(Boolean),
);
