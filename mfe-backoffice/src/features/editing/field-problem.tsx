import { problemIdOf } from './form-fields';

interface FieldProblemProps {
  field: string;
  problem: string;
}

export const FieldProblem = ({ field, problem }: FieldProblemProps) => (
  <span id={problemIdOf(field)} role="alert">
    {problem}
  </span>
);
