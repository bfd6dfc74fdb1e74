import { textBlocks, type TextBlock } from '@lacteos/contracts';

import styles from './legal.module.css';

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

/** A text as its page will show it. */
export const TextPreview = ({ title, body }: { title: string; body: string }) => (
  <article className={styles.preview} aria-label="Vista previa">
    <h2>{title}</h2>
    {textBlocks(body).map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </article>
);
