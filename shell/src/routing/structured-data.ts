const TYPE = 'application/ld+json';

const isShown = (path: string): boolean => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === path;
};

/** Adds the structured data of a page that was opened without a new document, unless another one is shown meanwhile. */
export async function addStructuredData(path: string): Promise<void> {
  const answer = await fetch(`/structured-data.json?path=${encodeURIComponent(path)}`, { priority: 'low' });
  if (!answer.ok) return;
  const data = await answer.text();
  if (!isShown(path) || document.head.querySelector(`script[type="${TYPE}"]`)) return;
  const script = document.createElement('script');
  script.type = TYPE;
  // A text node: what is set as the text of a script must be a trusted one.
  script.append(data);
  document.head.append(script);
}
