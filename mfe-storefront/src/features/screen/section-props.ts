/** `h2` on the home page, `h1` on its own page. */
export interface SectionProps {
  heading?: 'h1' | 'h2';
}
