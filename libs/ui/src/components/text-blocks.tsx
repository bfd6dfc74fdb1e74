import { textBlocks, type TextBlock } from '@lacteos/contracts/legal/legal-documents';

interface TextBlocksProps {
  body: string;
  heading: 'h2' | 'h3';
}

interface BlockProps extends Pick<TextBlocksProps, 'heading'> {
  block: TextBlock;
}

function Block({ block, heading: Heading }: BlockProps) {
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

export const TextBlocks = ({ body, heading }: TextBlocksProps) => (
  <>
    {textBlocks(body).map((block, index) => (
      <Block key={index} block={block} heading={heading} />
    ))}
  </>
);
