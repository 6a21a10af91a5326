type Props = {
  /** The name of the feed's files. */
  name: "actualites" | "changements";
  /** What it follows, as it is said in a sentence. */
  what: string;
};

/** A list in a feed reader. Plain links: a feed is not a page of the site. */
export function FeedLinks({ name, what }: Props) {
  return (
    <p className="text-center text-sm text-muted">
      Suivez {what} dans votre lecteur RSS&nbsp;:{" "}
      <a href={`/flux/${name}.xml`} className="text-link">
        RSS
      </a>{" "}
      ou{" "}
      <a href={`/flux/${name}.json`} className="text-link">
        JSON
      </a>
      .
    </p>
  );
}
