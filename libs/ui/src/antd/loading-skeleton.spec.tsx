import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';

import { LoadingSkeleton } from './loading-skeleton';

it('announces that a part is loading, without an empty heading', async () => {
  const { container } = render(<LoadingSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando..');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  const { violations } = await axe.run(container);
  expect(violations).toEqual([]);
});
