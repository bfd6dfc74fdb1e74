import { problemIdOf } from './form-fields';

interface FieldProblemProps {
  field: string;
  problem: string;
}

/** What is wrong with an input that stands in no form of antd's; the input is linked to it by `problemLink`. */
export const FieldProblem = ({ field, problem }: FieldProblemProps) => (
  <span id={problemIdOf(field)} role="alert">
    {problem}
  </span>
);
