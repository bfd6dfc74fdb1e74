/** A section is `h2` on the home page and `h1` on the page that it has of its own. */
export interface SectionProps {
  heading?: 'h1' | 'h2';
}
