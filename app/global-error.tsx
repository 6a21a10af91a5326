"use client";

import "./globals.css";

/** Used when the root layout itself fails: no header, no data, one link. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="fr-CA">
      <body className="grid min-h-dvh place-items-center p-6">
        <title>Erreur</title>
        <main className="grid justify-items-start gap-4">
          <h1 className="text-2xl">Le site n’a pas pu s’afficher.</h1>
          <p>Le problème vient de notre côté. Réessayez dans un instant.</p>
          {error.digest && <p className="text-sm text-muted">Référence&nbsp;: {error.digest}</p>}
          <button
            type="button"
            className="min-h-11 rounded-control bg-spruce px-5 font-semibold text-on-spruce"
            onClick={() => window.location.reload()}
          >
            Réessayer
          </button>
        </main>
      </body>
    </html>
  );
}
