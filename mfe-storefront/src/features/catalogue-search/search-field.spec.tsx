import '@testing-library/jest-dom';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { answers } from '#features/answers';
import { aProduct } from '#testing/builders';
import { SearchField } from './search-field';

const AREQUIPE = aProduct({ id: 9, name: 'Arequipe', slug: 'Tarro 250 g', family: 'POSTRES' });

beforeAll(() => import('./suggestion-list'));

describe('the search field', () => {
  let http: ReturnType<typeof stubHttp>;
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    answers.clear();
    http = stubHttp({ 'GET /product/suggestions': answer([AREQUIPE]) });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    http.restore();
  });

  // The field stays mounted until the page of the product has loaded.
  it.each(['a press', 'Enter'])('stops searching once %s has opened a suggestion [N-18-403]', async (way) => {
    const searched: string[] = [];
    render(
      <MemoryRouter>
        <SearchField value="" onSearch={(text) => searched.push(text)} />
      </MemoryRouter>,
    );
    const field = screen.getByRole('combobox', { name: 'Buscar productos' });
    fireEvent.change(field, { target: { value: 'arek' } });
    await after(130);
    if (way === 'a press') fireEvent.click(screen.getByRole('option', { name: /^Arequipe/ }));
    else {
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      fireEvent.submit(screen.getByRole('search'));
    }
    await after(1_000);
    expect(searched).toEqual([]);
  });
});
