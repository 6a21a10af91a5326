/**
 * Returns the page for a form that was sent without JavaScript after its session expired. The page is the
 * response to the form, so reloading it resubmits the form with its files: no input is lost, and none is
 * stored meanwhile.
 * @param signIn address of the sign-in page
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
