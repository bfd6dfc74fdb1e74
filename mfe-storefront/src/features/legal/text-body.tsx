import { textBlocks, type TextBlock } from '@lacteos/contracts';

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

/** The blocks of a legal text. */
export const TextBody = ({ body }: { body: string }) => (
  <>
    {textBlocks(body).map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </>
);
