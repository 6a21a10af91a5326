import clsx from "clsx";
import { InitialsTile } from "@/components/ui/initials-tile";
import { photoHref } from "@/lib/shared/pictures";

/** The viewer's photo or initials. Decorative: the name is beside it. */
export function Photo({
  avatarPath,
  name,
  className,
}: {
  avatarPath: string | null;
  name: string;
  className?: string;
}) {
  const src = photoHref(avatarPath);
  if (src === null) return <InitialsTile name={name} size="lg" className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: private and already small; the optimizer would cache it.
    <img
      src={src}
      alt=""
      width={64}
      height={64}
      className={clsx(
        "size-16 shrink-0 rounded-control border border-line object-cover",
        className,
      )}
    />
  );
}
