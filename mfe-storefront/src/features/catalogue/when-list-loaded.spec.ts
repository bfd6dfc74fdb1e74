import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import { waitFor } from '@testing-library/react';
import { answers } from '#features/answers';
import { aProduct } from '#testing/builders';
import { whenListLoaded } from './use-catalogue';

const LISTED = answer([aProduct()], { total: 1, page: 1, pageSize: 24 });

describe('waiting for the product list', () => {
  let http: ReturnType<typeof stubHttp>;
  let reply: (result: typeof LISTED) => void;
  beforeEach(async () => {
    await visitAsAnyone();
    answers.clear();
    http = stubHttp({ 'GET /product/products': () => new Promise((resolve) => (reply = resolve)) });
  });
  afterEach(() => {
    http.restore();
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  const showInHtml = (): void => {
    document.body.innerHTML = '<div data-first-view="products"></div>';
  };
  const start = () => {
    const end = jest.fn();
    return { end, waiting: whenListLoaded().then(end) };
  };

  it('lasts until the answer is there while the HTML itself shows the products', async () => {
    showInHtml();
    const { end, waiting } = start();
    await waitFor(() => expect(http.requestsTo('GET /product/products')).toHaveLength(1));
    expect(end).not.toHaveBeenCalled();
    reply(LISTED);
    await waiting;
    expect(answers.peek('/product/products factory {"page":1,"pageSize":24}').data).toMatchObject({
      data: [{ name: 'Yogurt de mora' }],
    });
  });

  it('ends after three seconds without an answer', async () => {
    showInHtml();
    jest.useFakeTimers();
    const { end } = start();
    await jest.advanceTimersByTimeAsync(2_900);
    expect(end).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(end).toHaveBeenCalled();
  });

  it('neither starts nor sends a request on a page without products', async () => {
    await whenListLoaded();
    expect(http.requestsTo('GET /product/products')).toEqual([]);
  });
});
