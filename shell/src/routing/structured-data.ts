const TYPE = 'application/ld+json';

const isShown = (path: string): boolean => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === path;
};

/** Unless another page is shown meanwhile. */
export async function addStructuredData(path: string): Promise<void> {
  const answer = await fetch(`/structured-data.json?path=${encodeURIComponent(path)}`, { priority: 'low' });
  if (!answer.ok) return;
  const data = await answer.text();
  if (!isShown(path) || document.head.querySelector(`script[type="${TYPE}"]`)) return;
  const script = document.createElement('script');
  script.type = TYPE;
  // Trusted Types: script text must be a text node.
  script.append(data);
  document.head.append(script);
}
