/** What became of a file on its way to storage. */
export type Sending = { done: Promise<"sent" | "failed" | "stopped">; stop: () => void };

/** Far longer than five megabytes take on a slow line. */
const TIMEOUT_MS = 5 * 60 * 1000;

/**
 * Sends a file to its signed address. XMLHttpRequest, because `fetch` does not say how far an
 * upload has come.
 */
export function sendFile(url: string, file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<"sent" | "failed" | "stopped">((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status < 300 ? "sent" : "failed");
    request.onerror = request.ontimeout = () => resolve("failed");
    request.onabort = () => resolve("stopped");
  });
  request.open("PUT", url);
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader("content-type", "application/pdf");
  request.send(file);
  return { done, stop: () => request.abort() };
}
