import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';

import { LoadingBones } from './loading-bones';

it('says that a part is on its way, without a heading that says nothing', async () => {
  const { container } = render(<LoadingBones />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando..');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  const { violations } = await axe.run(container);
  expect(violations).toEqual([]);
});
