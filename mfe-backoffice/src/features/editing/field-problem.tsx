import { problemIdOf } from './form-fields';

interface FieldProblemProps {
  field: string;
  problem: string;
}

/** For an input outside antd's forms, which is linked to it by `problemLink`. */
export const FieldProblem = ({ field, problem }: FieldProblemProps) => (
  <span id={problemIdOf(field)} role="alert">
    {problem}
  </span>
);
