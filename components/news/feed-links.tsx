/** The list in a feed reader. Plain links: a feed is not a page of the site. */
export function FeedLinks() {
  return (
    <p className="text-center text-sm text-muted">
      Suivez les actualités dans votre lecteur de flux&nbsp;:{" "}
      <a href="/flux/actualites.xml" className="text-link">
        RSS
      </a>{" "}
      ou{" "}
      <a href="/flux/actualites.json" className="text-link">
        JSON
      </a>
      .
    </p>
  );
}
