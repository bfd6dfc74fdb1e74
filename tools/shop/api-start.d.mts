export function apiStart(checkout?: string): {
  options: string[];
  program: string;
  variables: Record<string, string>;
};
