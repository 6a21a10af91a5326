/**
 * Answers a form that was sent without scripts after its session ran out. The page is the answer to
 * the form, so that loading it again sends the form again, with its files: nothing that was written
 * is lost, and none of it is stored meanwhile.
 * @param signIn the address of the sign-in page
 */
export function sessionOverPage(signIn: string): string {
  const href = signIn.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html>
<html lang="fr-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Connexion requise · Horizon Érable</title>
<style>body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style>
<main>
<h1>Connexion requise</h1>
<p>Votre session a pris fin. Votre saisie n’est pas perdue&nbsp;:</p>
<ol>
<li><a href="${href}" target="_blank" rel="noopener">Connectez-vous (nouvel onglet)</a>.</li>
<li>Revenez à cet onglet et rechargez cette page&nbsp;: votre navigateur propose de renvoyer le formulaire.</li>
</ol>
</main>
</html>
`;
}
