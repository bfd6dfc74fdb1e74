// Made from ../../openapi.json by `npm run openapi -w api`; don't edit.
// sha256 1fd195b3b1eb21f0a8cca7270a27e9b44d27e908d8ed7f05771d0fc361a950a8

export interface paths {
  '/api/account/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['SavedAddresses_list'];
    put?: never;
    /** @description Roles: 1, 2, 3, 4. */
    post: operations['SavedAddresses_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/addresses/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1, 2, 3, 4. */
    put: operations['SavedAddresses_change'];
    post?: never;
    /** @description Roles: 1, 2, 3, 4. */
    delete: operations['SavedAddresses_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/consents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Consents_get'];
    put?: never;
    /** @description Roles: 1, 2, 3, 4. */
    post: operations['Consents_decide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Archive_read'];
    put?: never;
    /** @description Roles: 1, 2, 3, 4. It changes nothing, and its answer opens the archive. */
    post: operations['Archive_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1, 2, 3, 4. A wrong code has to cost a try although it fails; a code counts once. */
    put: operations['Profile_confirmEmail'];
    /** @description Roles: 1, 2, 3, 4. */
    post: operations['Profile_requestEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/erasure': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Erasure_state'];
    put?: never;
    /** @description Roles: 1, 2, 3, 4. An account that is erased has no session for a repetition, and no row may name it. */
    post: operations['Erasure_erase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/favourites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Wishes_favourites'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/favourites/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1, 2, 3, 4. */
    put: operations['Wishes_like'];
    post?: never;
    /** @description Roles: 1, 2, 3, 4. */
    delete: operations['Wishes_unlike'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Profile_get'];
    /** @description Roles: 1, 2, 3, 4. */
    put: operations['Profile_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/restock-notices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1. */
    put: operations['Wishes_awaitStock'];
    post?: never;
    /** @description Roles: 1. */
    delete: operations['Wishes_forget'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/wishes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Wishes_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/assign_casher': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['StaffCashiers_assign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/assign_stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['StaffStock_assign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Audit_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cash-desk/attention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['CashDesk_attention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cash-desk/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['CashDesk_listMovements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cash-desk/shift': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['CashDesk_current'];
    /** @description Roles: 2, 3, 4. A count that differs stays; a shift is closed once by its id. */
    put: operations['CashDesk_close'];
    /** @description Roles: 2, 3, 4. */
    post: operations['CashDesk_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cash-desk/shifts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['CashDesk_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cash-desk/totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['MethodTotals_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cashers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffCashiers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ClaimOffice_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/claims/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ClaimOffice_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/claims/{id}/steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. The key stands on the claim for ever. */
    post: operations['ClaimOffice_step'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/claims/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ClaimOffice_counts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/claims/staff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ClaimOffice_staff'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Customers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Dashboard_figures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dashboard/breakdown': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Dashboard_breakdown'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dashboard/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Dashboard_customers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dashboard/margin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Dashboard_margin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/drawers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['StaffDrawers_update'];
    /** @description Roles: 3, 4. */
    post: operations['StaffDrawers_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Live_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['DeadLetters_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['DeadLetters_discard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['DeadLetters_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffOrders_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/alert': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['PaymentAlerts_resolve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/alert/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['VoidedPayment_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/alert/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['VoidedPayment_askForPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/alert/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['RefundAlert_refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Corrections_collectBalance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/dispatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['Corrections_dispatch'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/hold': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffHolds_get'];
    /** @description Roles: 3, 4. */
    put: operations['StaffHolds_prolong'];
    post?: never;
    /** @description Roles: 3, 4. */
    delete: operations['StaffHolds_release'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Corrections_addNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['PaymentAlerts_takeStock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/timeline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffOrders_timeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/duties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['OrderDuties_count'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffOrders_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/paper': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['OrderPaper_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/sums': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['OrderSums_getSums'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['OrderDuties_countViews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/partner': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['StaffStores_update'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/partner/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['StaffStores_setActive'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/partners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffStores_list'];
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['StaffStores_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['StaffProducts_update'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffProducts_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product/{id}/costs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ProductCosts_list'];
    /** @description Roles: 3, 4. */
    put: operations['ProductCosts_set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product/{id}/ledger': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffStock_ledger'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product/{id}/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffProducts_prices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product/{id}/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffStock_locations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['StaffProducts_setActive'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffProducts_list'];
    /** @description Roles: 3, 4. */
    put: operations['StaffProducts_changeMany'];
    /** @description Roles: 3, 4. */
    post: operations['StaffProducts_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ProductSheets_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. A sheet states what its products are; a second time they are so already. */
    post: operations['ProductSheets_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['SetPrices_set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Refunds_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['Refunds_act'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds/total': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Refunds_total'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/restock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Restock_rows'];
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Restock_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Returns_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/returns/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['Returns_step'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['StaffUsers_update'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffUsers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['StaffUsers_openSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/sessions/{session}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Roles: 3, 4. */
    delete: operations['StaffUsers_closeSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/totp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Roles: 3, 4. */
    delete: operations['StaffUsers_resetTotp'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/views/{table}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['SavedViews_list'];
    /** @description Roles: 3, 4. */
    put: operations['SavedViews_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Articles_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Articles_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/list-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['ListKey_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. Its answer is a session, which nothing may store; a repetition opens another one. */
    post: operations['Auth_login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. A session that is over stays so. */
    post: operations['Auth_logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Auth_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1, 2, 3, 4. */
    put: operations['OwnPassword_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. Its answer is a session, which nothing may store; the token itself tells a repetition. */
    post: operations['Auth_refresh'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Anyone. A wrong code has to cost a try although it fails; a code counts once. */
    put: operations['Recovery_reset'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. */
    post: operations['Recovery_requestCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['OwnSessions_list'];
    put?: never;
    post?: never;
    /** @description Roles: 1, 2, 3, 4. */
    delete: operations['OwnSessions_endOthers'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sessions/{session}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Roles: 1, 2, 3, 4. */
    delete: operations['OwnSessions_endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. */
    post: operations['Auth_signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/totp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Totp_state'];
    /** @description Roles: 3, 4. Its answer is backup codes, which nothing may store; a code counts once. */
    put: operations['Totp_confirm'];
    /** @description Roles: 3, 4. Its answer is a secret, which nothing may store; the last one counts. */
    post: operations['Totp_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/totp/disable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. A code counts once; a second step that is over stays so. */
    post: operations['Totp_disable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Verification_state'];
    /** @description Anyone. */
    put: operations['Verification_verify'];
    /** @description Roles: 1, 2, 3, 4. */
    post: operations['Verification_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. cart-owner */
    post: operations['Cart_add[0]'];
    /** @description Roles: 1, 2, 3, 4. cart-owner */
    delete: operations['Cart_removeOne'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. cart-owner */
    get: operations['Cart_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart/cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. cart-owner */
    post: operations['Cart_add[1]Again'];
    /** @description Roles: 1, 2, 3, 4. cart-owner */
    delete: operations['Cart_empty'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Roles: 1, 2, 3, 4. cart-owner */
    delete: operations['Cart_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. The key stands on the claim for ever. */
    post: operations['Claims_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. A file that no message names is deleted within a day. */
    post: operations['ClaimFiles_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['ClaimFiles_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. It changes nothing. */
    post: operations['Claims_follow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Claims_mine'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/mine/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Claims_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/mine/{number}/replies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. The key stands on the claim for ever. */
    post: operations['Claims_replyToOwn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/replies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. The key stands on the claim for ever. */
    post: operations['Claims_reply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claims/terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Claims_terms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/closed-days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['ClosedDays_list'];
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['ClosedDays_close'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/closed-days/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Roles: 3, 4. */
    delete: operations['ClosedDays_open'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/driver/route': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Driver_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/driver/stops/{orderId}/photo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. The name of a picture comes from its content. */
    post: operations['Driver_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/driver/stops/{orderId}/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. */
    post: operations['Driver_prove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/orders/{id}/day': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1, 2, 3, 4. order-buyer */
    put: operations['MoveDay_move'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/pickup-stores': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['Pickup_listStores'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/pickups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Pickup_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/pickups/{orderId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. order-reader */
    get: operations['Pickup_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/pickups/{orderId}/hand-over': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. order-staff A wrong proof has to cost a try although it fails; an order is handed over once. */
    post: operations['HandOver_handOver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Routes_plan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/promise': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Promise_promise'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Routes_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/routes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['Routes_change'];
    post?: never;
    /** @description Roles: 3, 4. */
    delete: operations['Routes_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/routes/{id}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Routes_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/routes/{id}/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Routes_createLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/tracking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Tracking_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/zones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Zones_list'];
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['Zones_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery/zones/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['Zones_update'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Health_live'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Health_ready'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 4. */
    get: operations['HealthReport_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/weekly-mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 4. */
    get: operations['WeeklyMail_read'];
    /** @description Roles: 4. */
    put: operations['WeeklyMail_switch'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['LegalTexts_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal/{document}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['LegalTexts_get'];
    /** @description Roles: 4. */
    put: operations['LegalTexts_publish'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal/{document}/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['LegalTexts_version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal/{document}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['LegalTexts_versions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. The address of a picture comes from its content. */
    post: operations['Media_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/{name}/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Media_picture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/deliveries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['DeliveryPhotos_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/expenses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. The address of a picture comes from its content. */
    post: operations['ExpensePhotos_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. The address of a picture comes from its content. */
    post: operations['ReturnPictures_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/returns/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['ReturnPictures_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Media_uploadSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Metrics_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Contract_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. order-buyer The key stands on the order for ever. */
    post: operations['PlaceOrder_place'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. order-reader */
    get: operations['Orders_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/after-sale': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. order-reader */
    get: operations['Returns_getByOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. order-canceller */
    post: operations['Returns_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/method': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1. order-buyer */
    put: operations['ChangeMethod_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/pack': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. order-staff */
    post: operations['PackOrder_pack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. order-staff */
    post: operations['OfficeSteps_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. order-reader */
    get: operations['Receipt_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/refunds/{refund}/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 1. order-buyer */
    put: operations['BuyerAccount_submit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/reorder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. order-reader */
    post: operations['Reorder_reorder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. order-reader */
    post: operations['Returns_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/second-payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. order-staff */
    post: operations['RegisterPayment_reportSecond'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/tracking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. order-reader */
    get: operations['Tracking_getLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/unpack': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. order-staff */
    post: operations['OfficeSteps_unpack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/{id}/wompi': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. open-order-reader */
    get: operations['Wompi_widget'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Roles: 1, 2, 3, 4. order-canceller */
    delete: operations['CancelOrder_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/delivery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 2, 3, 4. order-staff */
    put: operations['Dispatch_dispatch'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['OwnOrders_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/payment_types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 1, 2, 3, 4. */
    get: operations['PaymentTypes_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/paymentResult': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 2, 3, 4. order-staff */
    put: operations['RegisterPayment_register'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/wompi/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Anyone. A transaction of the provider is recorded once for each of its states. */
    post: operations['Wompi_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/wompi/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 1, 2, 3, 4. order-reader It asks the provider, whose transaction is recorded once for each of its states. */
    post: operations['Wompi_returned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Partners_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/stock/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Partners_having'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/product/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Products_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/product/{id}/suggestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['ProductSuggestions_getSuggestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/product/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Products_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/product/suggestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Suggestions_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/account-group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_accountGroups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/comparison': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Comparison_latest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/costCenters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_costCenters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/createProducts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. A product is linked once. */
    post: operations['SiigoProducts_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/customer/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Customers_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Customers_atSiigo'];
    put?: never;
    /** @description Roles: 3, 4. A customer who is known is not created again. */
    post: operations['Customers_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/customers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. The form names the version that it saw. */
    put: operations['Customers_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/customers/{identification}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Customers_lookUp'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. The key stands on the document. */
    post: operations['Invoices_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice-runs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['InvoiceRuns_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice-runs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['InvoiceRuns_find'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice-runs/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['InvoiceRuns_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice-runs/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. */
    post: operations['InvoiceRuns_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice-runs/last': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['InvoiceRuns_last'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_find'];
    /** @description Roles: 3, 4. A document that is on its way is not changed. */
    put: operations['Invoices_edit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/annul': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. A document that is annulled stays so. */
    post: operations['Invoices_annul'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/credit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_balance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/credit-note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. The key stands on the document. */
    post: operations['Invoices_credit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. SIIGO mails the document; a second copy does no harm. */
    post: operations['Invoices_mail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_pdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_request'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. Only a rejected or failed document is sent again. */
    post: operations['Invoices_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. Only a draft is sent. */
    post: operations['Invoices_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/payments_type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_paymentTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/preflight': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. It changes nothing. */
    post: operations['Preflight_check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoice/type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_invoiceTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoices/attention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_attention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/invoices/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['InvoiceExport_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/order/{id}/buyer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Buyer_find'];
    /** @description Roles: 3, 4. */
    put: operations['Buyer_correct'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/order/{id}/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_ofOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/order/{id}/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Invoices_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/order/{id}/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['PaymentCorrection_correct'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/order/{id}/withholding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 3, 4. */
    put: operations['WithholdingCorrection_correct'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/products/{id}/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 3, 4. A product is linked once. */
    post: operations['SiigoProducts_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/taxes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_taxes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/siigo/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 3, 4. */
    get: operations['Catalogues_users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/store/stores': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Anyone. */
    get: operations['Stores_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/catalogue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Till_getCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['TillCustomers_find'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/drawers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Till_listDrawers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. */
    post: operations['Till_recordMovement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/receipts/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['CounterReturns_find'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. */
    post: operations['CounterReturns_takeBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/sales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Sales_list'];
    put?: never;
    /** @description Roles: 2, 3, 4. The key stands on the order for ever. */
    post: operations['Sales_sell'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/sales/{id}/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['CounterReceipt_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/sales/{id}/receipt-data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Sales_getReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/sales/{id}/stock-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Roles: 2, 3, 4. */
    put: operations['Oversold_confirmCount'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/sales/{id}/void': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Roles: 2, 3, 4. */
    post: operations['Sales_voidSale'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/shifts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Till_listShifts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/till/shifts/{id}/paper': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Roles: 2, 3, 4. */
    get: operations['Till_paper'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ActiveChange: {
      id: number;
      active: boolean;
    };
    AdminCustomer: {
      id: number;
      identification: string;
      /** @description SIIGO's number of the branch; 0 is the main one */
      branch_office?: number;
      /** @description GUID in SIIGO; null while he exists only in the shop */
      id_siigo: string | null;
      active: boolean;
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      id_type: string;
      check_digit: string | null;
      name: string[];
      commercial_name: string | null;
      address: components['schemas']['CustomerAddress'];
      phones: components['schemas']['CustomerPhone'][];
      contacts: components['schemas']['CustomerContact'][];
      seller_id: number | null;
      collector_id: number | null;
      comments: string | null;
      fiscal_responsibilities: components['schemas']['FiscalResponsibility'][];
      vat_responsible: boolean;
      version: number;
      /** @description Where one customer is read; null: nothing is withheld */
      withholding?: components['schemas']['CustomerWithholding'] | null;
      first_name: string | null;
      last_name: string | null;
      nameCompany: string | null;
      country_code: string;
      state_code: string;
      city_code: string;
      indicative: string;
      number: string;
      extension: string;
      firstnameContact: string;
      lastnameContact: string;
      emailContact: string;
      indicativeContact: string;
      phoneContact: string;
      extensionContact: string;
    };
    AdminPartner: {
      id: number;
      name: string;
      address: string;
      phone: string;
      city: string;
      /** @description The department */
      country: string;
      image: string;
      hours?: components['schemas']['StoreHours'] | null;
      /** @description 'latitude,longitude' in degrees */
      location?: string | null;
      active: boolean;
      version: number;
      /** Format: date-time */
      createdAt: string;
    };
    AdminProduct: {
      id: number;
      code: string;
      /** @description Bar code of the package */
      ean?: string | null;
      name: string;
      /** @description Presentation */
      slug: string;
      image: string;
      brand: string;
      description: string;
      /** @enum {string} */
      family: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      price: number;
      /** @description What a unit costs the shop, without VAT; null: not known */
      cost: number | null;
      countInStock: number;
      active: boolean;
      /** @enum {string} */
      type: 'Product' | 'Service' | 'ConsumerGood';
      account: number | null;
      idTax: number | null;
      currencyCode: string;
      /** @enum {integer} */
      position: 1 | 2 | 3;
      unid: string;
      stockControl: boolean;
      /**
       * @description VAT class of today
       * @enum {string}
       */
      taxClassification: 'Taxed' | 'TaxedReduced' | 'Exempt' | 'Excluded';
      /**
       * @description Class from `taxChangeOn` on
       * @enum {string|null}
       */
      nextTaxClassification: 'Taxed' | 'TaxedReduced' | 'Exempt' | 'Excluded' | null;
      /** @description Colombian day (yyyy-MM-dd) */
      taxChangeOn: string | null;
      taxIncluded: boolean;
      taxConsumptionValue: number;
      tariff: string | null;
      /** @description Net content of a unit, in `netContentUnit` */
      netContent: number | null;
      /** @enum {string|null} */
      netContentUnit: 'g' | 'kg' | 'ml' | 'l' | 'un' | null;
      /** @description What the label says; lists leave it out */
      details?: components['schemas']['ProductDetails'] | null;
      /** @description Id of the linked product in SIIGO */
      siigoId: string | null;
      version: number;
      /** Format: date-time */
      createdAt: string;
    };
    AdminUser: {
      id: number;
      n_document: string;
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      first_name: string | null;
      last_name: string | null;
      nameCompany: string | null;
      email: string;
      phone: string;
      city_code: string;
      state_code: string;
      active: boolean;
      /** @enum {integer} */
      id_role: 1 | 2 | 3 | 4;
      version: number;
      /** Format: date-time */
      createdAt: string;
    };
    AfterSale: {
      /** @description Whether the paid order can be cancelled now */
      canCancel: boolean;
      /** @description Whether the caller cancels at once; false: he asks for it */
      cancelsAtOnce: boolean;
      /** @description Of the payment of the order: under way or given back */
      refunded: number;
      returnable: components['schemas']['Returnable'][];
      reasons: components['schemas']['Reason'][];
      returns: components['schemas']['Return'][];
      refunds: components['schemas']['Refund'][];
    };
    ArchiveAddress: {
      /** @description Downloads the ZIP for five minutes, while the session of the call is open */
      address: string;
    };
    ArchiveRequest: {
      password: string;
    };
    Article: {
      /** @description Last part of its address */
      slug: string;
      title: string;
      summary: string;
      /** @description What sort of news it is, 'Cocina' */
      kind: string;
      /** @description Day in Colombia, yyyy-MM-dd */
      publishedOn: string;
      /** @enum {string} */
      family: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      /** @description Plain text; '## ' begins a heading, '- ' a point of a list */
      body: string;
    };
    ArticleHead: {
      /** @description Last part of its address */
      slug: string;
      title: string;
      summary: string;
      /** @description What sort of news it is, 'Cocina' */
      kind: string;
      /** @description Day in Colombia, yyyy-MM-dd */
      publishedOn: string;
      /** @enum {string} */
      family: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
    };
    AssignCashiers: {
      storeId: number;
      userIds: number[];
    };
    AssignStock: {
      storeId: number;
      productStocks: components['schemas']['ProductStock'][];
    };
    AuditEntry: {
      id: number;
      /** Format: date-time */
      at: string;
      /** @description null: the system */
      actorId: number | null;
      actorEmail: string | null;
      /** @description Module and past tense, e.g. 'products.updated' */
      action: string;
      subject: string;
      subjectId: string;
      /** @description Name of the row today; null when it has none */
      subjectName: string | null;
      before: {
        [key: string]: unknown;
      } | null;
      after: {
        [key: string]: unknown;
      } | null;
    };
    BackupCodes: {
      /** @description Shown this once; each replaces a code one time */
      codes: string[];
    };
    BestCustomer: {
      document: string;
      /** @description Recipient of the latest order */
      name: string;
      orders: number;
      total: number;
    };
    BreBAccount: {
      key: string;
      /** @description Masked name of the holder, as banks show it before a payment */
      holder: string;
      /** @description Picture of the key as a QR code, a data URL */
      qr: string;
    };
    BulkOutcome: {
      /** @description Products that were changed */
      changed: number;
    };
    BulkProducts: {
      ids: number[];
      active?: boolean;
      /** @description The same new price for all */
      price?: number;
      /** @description Change of each price in percent */
      percent?: number;
    };
    Buyer: {
      customer: components['schemas']['CustomerData'];
      /** @description False once SIIGO has an invoice that stands */
      isCorrectable: boolean;
    };
    CancelPaid: {
      reason: string;
    };
    CartItem: {
      /** @description The user's id */
      id: number;
      id_product: number;
      quantity: number;
      Product: components['schemas']['CartProduct'];
    };
    CartProduct: {
      id: number;
      name: string;
      slug: string;
      image: string;
      price: number;
      countInStock: number;
      /** @enum {string} */
      taxClassification: 'Taxed' | 'Exempt' | 'Excluded';
      /** @description VAT rate of today in percent */
      taxPercent?: number;
      /** @description Net content of a unit, in `netContentUnit` */
      netContent?: number | null;
      /** @enum {string|null} */
      netContentUnit?: 'g' | 'kg' | 'ml' | 'l' | 'un' | null;
    };
    CashByHand: {
      /** @enum {string} */
      kind: 'withdrawal' | 'expense' | 'deposit' | 'change';
      amount: number;
    };
    CashCount: {
      /**
       * @description Bill or coin, in pesos
       * @enum {integer}
       */
      value: 100000 | 50000 | 20000 | 10000 | 5000 | 2000 | 1000 | 500 | 200 | 100 | 50;
      count: number;
    };
    Cashier: {
      id: number;
      name: string;
      n_document: string;
      email: string;
      stores: components['schemas']['StoreSummary'][];
    };
    CashMovement: {
      id: number;
      /** @enum {string} */
      kind:
        | 'payment'
        | 'second'
        | 'refund'
        | 'correction'
        | 'earlier'
        | 'rounding'
        | 'withdrawal'
        | 'expense'
        | 'deposit'
        | 'change';
      /** Format: date-time */
      at: string;
      amount: number;
      orderId: number | null;
      shiftId: number | null;
      /** @description The movement that a correction corrects */
      correctsId: number | null;
      /** @description The shift of that movement */
      correctedShiftId: number | null;
      note: string | null;
      /** @description Address of the picture of a receipt */
      photo: string | null;
      /** @description Name of who recorded it */
      user: string;
    };
    CashShift: {
      id: number;
      /** @description Name of who opened it */
      user: string;
      /** @description 0 is the factory */
      storeId: number;
      store: string;
      /** @description null: from before shifts had drawers */
      drawerId: number | null;
      drawer: string | null;
      /** Format: date-time */
      openedAt: string;
      /** @description Open longer than SHIFT_LATE_HOURS */
      isLate: boolean;
      openingCash: number;
      openingCounts: components['schemas']['CashCount'][];
      /** Format: date-time */
      closedAt: string | null;
      closingCounts: components['schemas']['CashCount'][];
      /** @description Cash payments of the shift; null: an open shift, for those who may not see it before the count */
      cashPayments: number | null;
      /** @description Cash that was given back out of the drawer; null: an open shift, for those who may not see it before the count */
      cashRefunds: number | null;
      /** @description What corrections of payments added or took away; null: an open shift, for those who may not see it before the count */
      cashCorrections: number | null;
      /** @description Roundings of cash; null: an open shift, for those who may not see it before the count */
      roundings: number | null;
      /** @description Movements by hand, summed by kind */
      byHand: components['schemas']['CashByHand'][];
      /** @description null: an open shift, for those who may not see it before the count */
      expectedCash: number | null;
      /** @description Counted before the difference was shown */
      firstCounts: components['schemas']['CashCount'][];
      /** Format: date-time */
      firstCountedAt: string | null;
      countedCash: number | null;
      difference: number | null;
      note: string | null;
    };
    ChangedLetters: {
      changed: number;
    };
    ChangeMethod: {
      /** @enum {string} */
      paymentMethod:
        | 'Efectivo'
        | 'Crédito'
        | 'Tarjeta Débito'
        | 'Tarjeta Crédito'
        | 'Wompi'
        | 'Consignacion Bancolombia'
        | 'QR Bancolombia'
        | 'Nequi'
        | 'Daviplata'
        | 'Cheque'
        | 'Transferencia Bancaria'
        | 'Bre-B';
    };
    Claim: {
      id: number;
      number: string;
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      /** @enum {string} */
      state: 'received' | 'in-progress' | 'answered' | 'closed';
      name: string;
      /** Format: date-time */
      receivedAt: string;
      /** @description Last day to answer, 'yyyy-MM-dd' */
      dueOn: string;
      /** @description Business days that are left: 0 on the last day */
      daysLeft: number;
      /** @enum {string} */
      urgency: 'overdue' | 'due-soon' | 'in-time' | 'done';
      /** @enum {string|null} */
      harm: 'allergy' | 'poisoning' | 'foreign-body' | 'injury' | 'other' | null;
      /** @description Last day to report it, 'yyyy-MM-dd'; null once it is reported */
      harmDueOn: string | null;
      assigneeId: number | null;
      assigneeName: string | null;
      /** @description Whether the person was signed in, so that the order is theirs */
      hasAccount: boolean;
      orderId: number | null;
    };
    ClaimCounts: {
      /** @description Whose last day has passed */
      overdue: number;
      /** @description Whose last day is near */
      dueSoon: number;
      /** @description That nobody has answered */
      open: number;
      /** @description Products that harmed somebody, not yet reported */
      harms: number;
      /** @description Last day of the next report, 'yyyy-MM-dd' */
      harmDueOn: string | null;
    };
    ClaimDetail: {
      id: number;
      number: string;
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      /** @enum {string} */
      state: 'received' | 'in-progress' | 'answered' | 'closed';
      name: string;
      /** Format: date-time */
      receivedAt: string;
      /** @description Last day to answer, 'yyyy-MM-dd' */
      dueOn: string;
      /** @description Business days that are left: 0 on the last day */
      daysLeft: number;
      /** @enum {string} */
      urgency: 'overdue' | 'due-soon' | 'in-time' | 'done';
      /** @enum {string|null} */
      harm: 'allergy' | 'poisoning' | 'foreign-body' | 'injury' | 'other' | null;
      /** @description Last day to report it, 'yyyy-MM-dd'; null once it is reported */
      harmDueOn: string | null;
      assigneeId: number | null;
      assigneeName: string | null;
      /** @description Whether the person was signed in, so that the order is theirs */
      hasAccount: boolean;
      orderId: number | null;
      idType: string;
      document: string;
      email: string;
      phone: string;
      productId: number | null;
      productName: string | null;
      isProlonged: boolean;
      harmDuty: components['schemas']['HarmDuty'] | null;
      /** @description Null when the law or the state allows none */
      prolongation: components['schemas']['Prolongation'] | null;
      /** @description What can be done now */
      steps: string[];
      /** @description Goes back with each step */
      version: number;
      entries: components['schemas']['ClaimEntry'][];
    };
    ClaimEntry: {
      id: number;
      /** @enum {string} */
      kind:
        | 'received'
        | 'started'
        | 'answer'
        | 'reply'
        | 'note'
        | 'assigned'
        | 'prolonged'
        | 'harm-marked'
        | 'harm-unmarked'
        | 'harm-reported'
        | 'dismissed'
        | 'closed';
      text: string;
      /** @description The staff member; null for the person */
      author: string | null;
      /** Format: date-time */
      at: string;
      files: components['schemas']['ClaimFile'][];
    };
    ClaimFile: {
      name: string;
      /** @enum {string} */
      kind: 'picture' | 'pdf';
      /** @description In bytes */
      size: number;
      /** @description Opens the file for half an hour */
      address: string;
    };
    ClaimLookup: {
      number: string;
      document: string;
    };
    ClaimMessage: {
      text: string;
      /** @description Keys that the uploads answered */
      files?: string[];
    };
    ClaimReceipt: {
      /** @description PQR-<year>-<number> */
      number: string;
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      /** Format: date-time */
      receivedAt: string;
      /** @description Last day to answer, 'yyyy-MM-dd' */
      dueOn: string;
    };
    ClaimReply: {
      text: string;
      /** @description Keys that the uploads answered */
      files?: string[];
      number: string;
      document: string;
    };
    ClaimStaff: {
      id: number;
      name: string;
    };
    ClaimStep: {
      /** @enum {string} */
      step:
        | 'start'
        | 'answer'
        | 'note'
        | 'assign'
        | 'prolong'
        | 'mark-harm'
        | 'report-harm'
        | 'dismiss'
        | 'close';
      /** @description Version that the editor saw; an older one is CLAIMS.NOT_NOW */
      version: number;
      /** @description Answer, note, reason of a prolongation or a dismissal, reference of a report */
      text?: string;
      /** @description With an answer or a note */
      files?: string[];
      /** @description With assign; null for nobody */
      assigneeId?: number | null;
      /**
       * @description With mark-harm; null takes it back
       * @enum {string|null}
       */
      harm?: 'allergy' | 'poisoning' | 'foreign-body' | 'injury' | 'other' | null;
    };
    ClaimTerm: {
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      /** @description Business days */
      days: number;
      /** @description Last day to answer a claim that comes today, 'yyyy-MM-dd' */
      dueOn: string;
    };
    ClaimTerms: {
      terms: components['schemas']['ClaimTerm'][];
    };
    ClosedDay: {
      day: string;
      /** @description null: all zones */
      zoneId: number | null;
      /** @description Buyers read it */
      reason: string;
      id: number;
    };
    CloseShift: {
      counts: components['schemas']['CashCount'][];
      /** @description The shift to close; left out: the open one */
      shiftId?: number;
      note?: string;
    };
    CollectBalance: {
      /** @description Number of the transaction that brought it */
      transactionNumber: string;
    };
    Comparison: {
      /** Format: date-time */
      finishedAt: string;
      /** @description First day of the window */
      from: string;
      to: string;
      /** @description Paid orders of the window */
      orders: number;
      /** @description Invoices in SIIGO */
      invoices: number;
      ordersWithoutInvoice: components['schemas']['UninvoicedOrder'][];
      invoicesWithoutOrder: components['schemas']['UnknownInvoice'][];
      differingTotals: components['schemas']['DifferingTotal'][];
      missingInvoices: components['schemas']['MissingInvoice'][];
      /** @description Invoices that, less their credit notes, have something else than the buyers kept */
      differingLines?: components['schemas']['DifferingLine'][];
    };
    Consent: {
      /** @enum {string} */
      purpose: 'contract' | 'marketing';
      isGiven: boolean;
      /** @description Version of the data policy that was shown */
      textVersion: number;
      /** @description SHA-256 of that version */
      textHash: string;
      /** @enum {string} */
      channel: 'sign-up' | 'notice' | 'profile';
      /** Format: date-time */
      at: string;
    };
    ConsentDecision: {
      /** @enum {string} */
      purpose: 'contract' | 'marketing';
      isGiven: boolean;
      /** @description Version of the data policy that was shown */
      policyVersion: number;
      /** @enum {string} */
      channel: 'notice' | 'profile';
    };
    Consents: {
      /** @description Version of the data policy in force */
      policyVersion: number;
      /** @description True until the person answers the policy in force */
      isAnswerDue: boolean;
      purposes: components['schemas']['ConsentState'][];
      /** @description Every decision, newest first */
      history: components['schemas']['Consent'][];
    };
    ConsentState: {
      /** @enum {string} */
      purpose: 'contract' | 'marketing';
      /** @description Also false when the person was never asked */
      isGiven: boolean;
    };
    CorrectBuyer: {
      customer: components['schemas']['CustomerData'];
    };
    CorrectDispatch: {
      numberGuide: string;
      /** @enum {string} */
      transport:
        | 'ENVIA'
        | 'DEPRISA'
        | 'INTER RAPIDISIMO'
        | 'SERVIENTREGA'
        | 'COORDINADORA'
        | '4-72'
        | 'TCC'
        | 'DHL EXPRESS'
        | 'MENSAJEROS URBANOS'
        | 'PUNTOSERVIS';
      shippingPrice: number;
      /** @description Why; on the timeline */
      reason: string;
    };
    CorrectPayment: {
      /** @description ISO 8601, Crédito only */
      expiryDate?: string | null;
      /** @enum {string} */
      paymentMethod:
        | 'Efectivo'
        | 'Crédito'
        | 'Tarjeta Débito'
        | 'Tarjeta Crédito'
        | 'Wompi'
        | 'Consignacion Bancolombia'
        | 'QR Bancolombia'
        | 'Nequi'
        | 'Daviplata'
        | 'Cheque'
        | 'Transferencia Bancaria'
        | 'Bre-B';
      checkNumber?: string | null;
      checkBank?: string | null;
      transactionNumber?: string | null;
      /** @description Cash that stands in no shift, because the person has none open */
      withoutShift?: boolean;
      /** @description Why; on the timeline */
      reason: string;
    };
    CorrectWithholding: {
      /** @description ReteFuente, percent of the base */
      retefuente: number;
      /** @description ReteIVA, percent of the VAT */
      reteiva: number;
      /** @description ReteICA, percent of the base */
      reteica: number;
      /**
       * @description `registered`: what the order says, so that the difference is refunded or to be collected. `corrected`: the total less the corrected withholdings; no money moves.
       * @enum {string}
       */
      received: 'registered' | 'corrected';
      /** @description Cash that stands in no shift, because nobody has one open */
      withoutShift?: boolean;
      /** @description Why; on the timeline */
      reason: string;
    };
    CounterReceipt: {
      company: components['schemas']['ReceiptCompany'];
      store: components['schemas']['CounterStore'];
      /** @description Number of the order */
      number: number;
      /** Format: date-time */
      createdAt: string;
      cashier: string;
      shiftId: number;
      drawer: string;
      /** @description null: 'Consumidor final' */
      customer: components['schemas']['ReceiptCustomer'] | null;
      lines: components['schemas']['ReceiptProduct'][];
      vat: components['schemas']['ReceiptVat'][];
      total: number;
      parts: components['schemas']['ReceiptPart'][];
      /** @description Added to the cash so that coins exist for it */
      rounding: number;
      change: number;
      /** @description null: 'factura en trámite' */
      invoice: string | null;
      /** @description For returns */
      returnCode: string;
      /** @enum {string} */
      state: 'valid' | 'void';
      legal: string[];
    };
    CounterReturn: {
      orderId: number;
      lines: components['schemas']['CounterReturnLine'][];
      reason: string;
    };
    CounterReturnLine: {
      id_product: number;
      quantity: number;
      /** @enum {string} */
      fate: 'saleable' | 'quarantine' | 'waste';
    };
    CounterStore: {
      /** @description 0: the factory */
      id: number;
      name: string;
      address: string;
      city: string;
      phone: string;
    };
    CreditableLine: {
      /** @description Number of the invoice's line, from 1 */
      line: number;
      code: string;
      description: string;
      quantity: number;
      /** @description Without taxes, after the discount */
      base: number;
      total: number;
      taxes: components['schemas']['CreditTax'][];
      /** @description Units that may still come back */
      restQuantity: number;
      restBase: number;
      restTotal: number;
    };
    CreditBalance: {
      total: number;
      rest: number;
      lines: components['schemas']['CreditableLine'][];
      reasons: components['schemas']['CreditReason'][];
    };
    CreditLine: {
      /** @description Number of the invoice's line, from 1 */
      line: number;
      /** @description Units; with reasons 1 and 4 */
      quantity?: number;
      /** @description Pesos without taxes: of the line, with reason 4 of a unit; not with reason 1 */
      amount?: number;
    };
    CreditNoteRequest: {
      /**
       * @description 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 6 early payment, 7 volume
       * @enum {integer}
       */
      reason: 1 | 2 | 3 | 4 | 6 | 7;
      /** @description What is credited; with reason 2 nothing, because it credits all that is left */
      lines?: components['schemas']['CreditLine'][];
      observations?: string;
    };
    CreditNoteSummary: {
      /** @description Our id */
      id: number;
      /** @enum {string} */
      state:
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'stamping'
        | 'issued'
        | 'rejected'
        | 'failed'
        | 'credited'
        | 'draft'
        | 'annulled';
      label: string;
      name: string | null;
      /** @description The DIAN's reason in words */
      reason: string;
      total: number;
      reasons: components['schemas']['InvoiceReason'][];
      /** Format: date-time */
      createdAt: string;
    };
    CreditReason: {
      /** @description SIIGO's number */
      reason: number;
      text: string;
      /**
       * @description What its lines take; everything: none
       * @enum {string}
       */
      kind: 'everything' | 'units' | 'unit price' | 'amount';
    };
    CreditTax: {
      type: string;
      percentage: number;
    };
    Customer: {
      id: number;
      identification: string;
      /** @description SIIGO's number of the branch; 0 is the main one */
      branch_office?: number;
      /** @description GUID in SIIGO; null while he exists only in the shop */
      id_siigo: string | null;
      active: boolean;
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      id_type: string;
      check_digit: string | null;
      name: string[];
      commercial_name: string | null;
      address: components['schemas']['CustomerAddress'];
      phones: components['schemas']['CustomerPhone'][];
      contacts: components['schemas']['CustomerContact'][];
      seller_id: number | null;
      collector_id: number | null;
      comments: string | null;
      fiscal_responsibilities: components['schemas']['FiscalResponsibility'][];
      vat_responsible: boolean;
      version: number;
      /** @description Where one customer is read; null: nothing is withheld */
      withholding?: components['schemas']['CustomerWithholding'] | null;
    };
    CustomerAddress: {
      address: string;
      postal_code?: string | null;
      city: components['schemas']['CustomerCity'];
    };
    CustomerCity: {
      /** @enum {string} */
      country_code: 'Co' | 'CO' | 'co';
      state_code: string;
      city_code: string;
    };
    CustomerContact: {
      first_name: string;
      last_name?: string;
      email?: string;
      phone?: components['schemas']['CustomerPhone'];
    };
    CustomerData: {
      identification: string;
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      /** @enum {string} */
      fiscal_responsibility: 'R-99-PN' | 'O-13' | 'O-15' | 'O-23' | 'O-47';
      /** @description 'Responsable de IVA'; left out: companies are, persons are not */
      vat_responsible?: boolean;
      /** @enum {string} */
      id_type: '13' | '31' | '22' | '42' | '50' | 'R-00-PN' | '91' | '41' | '47' | '11' | '43' | '21' | '12';
      check_digit?: string;
      first_name?: string;
      last_name?: string;
      nameCompany?: string;
      commercial_name?: string;
      address: string;
      country_code: string;
      state_code: string;
      city_code: string;
      contact_first_name: string;
      contact_last_name?: string;
      contact_email?: string;
      contact_phone?: string;
    };
    CustomerEdit: {
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      /** @enum {string} */
      id_type:
        | '13'
        | '31'
        | '22'
        | '42'
        | '50'
        | 'R-00-PN'
        | '91'
        | '41'
        | '47'
        | '11'
        | '43'
        | '21'
        | '12'
        | '48'
        | '89';
      identification: string;
      check_digit?: string | null;
      name: string[];
      commercial_name?: string | null;
      active?: boolean;
      vat_responsible?: boolean;
      address: components['schemas']['CustomerAddress'];
      phones?: components['schemas']['CustomerPhone'][];
      contacts?: components['schemas']['CustomerContact'][];
      fiscal_responsibilities?: components['schemas']['FiscalResponsibility'][];
      seller_id?: number | null;
      collector_id?: number | null;
      comments?: string | null;
      /** @description Only of a company, for all its branches; left out it stays */
      withholding?: components['schemas']['CustomerWithholding'] | null;
      version?: number;
      /** @description Ignored: a customer keeps its branch */
      branch_office?: number;
    };
    CustomerForm: {
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      /** @enum {string} */
      id_type:
        | '13'
        | '31'
        | '22'
        | '42'
        | '50'
        | 'R-00-PN'
        | '91'
        | '41'
        | '47'
        | '11'
        | '43'
        | '21'
        | '12'
        | '48'
        | '89';
      identification: string;
      check_digit?: string | null;
      name: string[];
      commercial_name?: string | null;
      active?: boolean;
      vat_responsible?: boolean;
      address: components['schemas']['CustomerAddress'];
      phones?: components['schemas']['CustomerPhone'][];
      contacts?: components['schemas']['CustomerContact'][];
      fiscal_responsibilities?: components['schemas']['FiscalResponsibility'][];
      seller_id?: number | null;
      collector_id?: number | null;
      comments?: string | null;
    };
    CustomerPhone: {
      indicative?: string;
      number?: string;
      extension?: string;
    };
    CustomerWithholding: {
      /** @description ReteFuente, percent of the base */
      retefuente: number;
      /** @description ReteIVA, percent of the VAT */
      reteiva: number;
      /** @description ReteICA, percent of the base */
      reteica: number;
      /** @description Purchases whose base is below withhold nothing */
      minimum_base: number;
    };
    Dashboard: {
      from: string;
      to: string;
      sales: components['schemas']['SalesSum'];
      /** @description The days to compare with */
      compared?: components['schemas']['SalesSum'];
      today: components['schemas']['SalesSum'];
      sameDayLastWeek: components['schemas']['SalesSum'];
      salesByDay: components['schemas']['DaySales'][];
      salesByProduct: components['schemas']['ProductSales'][];
      ordersByState: components['schemas']['OrderStateCount'][];
      lowStock: components['schemas']['LowStock'][];
      stockCover: components['schemas']['StockCover'][];
      /** @description Orders 'pagado sin stock' that are not dispatched */
      paidWithoutStock: number;
      /** @description Orders with a payment that people must look at */
      paymentAlerts: number;
      /** @description Orders paid long ago and not dispatched */
      lateDispatches: number;
      /** @description Orders paid on this day or before count as late */
      lateSince: string;
    };
    DayPlan: {
      /** @description 'yyyy-MM-dd' */
      day: string;
      zones: components['schemas']['PlanZone'][];
      /** @description Units of paid orders that are not packed: promised for the day or in one of its routes */
      pickList: components['schemas']['PickLine'][];
      routes: components['schemas']['Route'][];
    };
    DaySales: {
      day: string;
      orders: number;
      total: number;
    };
    DeadLetter: {
      id: number;
      /** @description Topic of the outbox */
      topic: string;
      /** @description Order that it is about */
      orderId: number | null;
      /**
       * @description Kind of the last failure
       * @enum {string}
       */
      failure: 'rejected' | 'unreachable' | 'timeout' | 'login' | 'restored' | 'unexpected';
      attempts: number;
      /**
       * Format: date-time
       * @description When it was recorded
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was given up
       */
      deadAt: string;
    };
    Delivery: {
      /** Format: date-time */
      date: string;
      /** @description Empty for goods that were handed over */
      numberGuide: string;
      transport: string;
      shippingAddress: string;
      shippingAddressCity: string;
      shippingAddressCountry: string;
      shippingAddressPhone?: string;
    };
    DeliveryDay: {
      /** @description 'yyyy-MM-dd' in Colombia */
      day: string;
      isOpen: boolean;
      /**
       * Format: date-time
       * @description Orders placed before get this day; null: a day without deliveries
       */
      orderBefore: string | null;
      /** @enum {string|null} */
      closedBecause: 'weekday' | 'holiday' | 'closed' | 'full' | 'cut-off' | null;
      /** @description Of a day that staff closed */
      reason: string | null;
    };
    DeliveryPlace: {
      /** @description Municipality ('50001'), department ('50') or everywhere ('*') */
      cityCode: string;
      /** @description Words of the address; empty: all of it */
      neighbourhood: string;
      /** @description No deliveries there, although a wider place is served */
      isExcluded?: boolean;
    };
    DeliveryPromise: {
      /** @description false: no zone is active, and nothing is promised */
      isConfigured: boolean;
      cityCode: string;
      /** @description null: no deliveries there */
      zone: components['schemas']['DeliveryZoneHead'] | null;
      /** @description Whole price, 0 once `total` reaches `freeFrom` */
      price: number | null;
      freeFrom: number | null;
      minimum: number | null;
      /** @description The next 14 days; none by courier */
      days: components['schemas']['DeliveryDay'][];
      /** @description The first open day; by courier the latest one */
      next: components['schemas']['DeliveryDay'] | null;
      /** @description Where nothing is delivered */
      nearestStores: components['schemas']['NearestStore'][];
      /** Format: date-time */
      now: string;
    };
    DeliveryZone: {
      name: string;
      isActive: boolean;
      /** @description By a carrier: it has an estimated day, and no places of a day */
      isByCourier: boolean;
      /** @description Goods stay cold on the way */
      isCold: boolean;
      /** @description 1 is Monday, 7 Sunday */
      weekdays: number[];
      worksOnHolidays: boolean;
      cutOff: string;
      /** @description Working days between the cut-off and the delivery */
      leadDays: number;
      /** @description Whole price for the buyer, VAT included */
      price: number;
      /** @description Products that make it free; null: never */
      freeFrom: number | null;
      /** @description Smallest order; null: any */
      minimum: number | null;
      /** @description Orders a day; null: no limit */
      capacity: number | null;
      places: components['schemas']['DeliveryPlace'][];
      /** @description Version that the form was opened with */
      version: number;
      id: number;
    };
    DeliveryZoneChange: {
      name: string;
      isActive: boolean;
      /** @description By a carrier: it has an estimated day, and no places of a day */
      isByCourier: boolean;
      /** @description Goods stay cold on the way */
      isCold: boolean;
      /** @description 1 is Monday, 7 Sunday */
      weekdays: number[];
      worksOnHolidays: boolean;
      cutOff: string;
      /** @description Working days between the cut-off and the delivery */
      leadDays: number;
      /** @description Whole price for the buyer, VAT included */
      price: number;
      /** @description Products that make it free; null: never */
      freeFrom: number | null;
      /** @description Smallest order; null: any */
      minimum: number | null;
      /** @description Orders a day; null: no limit */
      capacity: number | null;
      places: components['schemas']['DeliveryPlace'][];
      /** @description Version that the form was opened with */
      version: number;
    };
    DeliveryZoneHead: {
      id: number;
      name: string;
      isByCourier: boolean;
      isCold: boolean;
    };
    DifferingLine: {
      orderId: number;
      /** @description GUID in SIIGO */
      invoiceId: string;
      name: string | null;
      product: string;
      /** @description Invoiced and not credited */
      invoicedUnits: number;
      keptUnits: number;
      /** @description Without VAT */
      invoiced: number;
      /** @description Without VAT */
      kept: number;
    };
    DifferingTotal: {
      orderId: number | null;
      /** @description GUID in SIIGO */
      invoiceId: string;
      name: string | null;
      shopTotal: number;
      siigoTotal: number;
    };
    DiscardLetters: {
      ids: number[];
      reason: string;
    };
    DispatchOrder: {
      id: number;
      data: components['schemas']['DispatchRegistration'];
    };
    DispatchRegistration: {
      numberGuide: string;
      /** @enum {string} */
      transport:
        | 'ENVIA'
        | 'DEPRISA'
        | 'INTER RAPIDISIMO'
        | 'SERVIENTREGA'
        | 'COORDINADORA'
        | '4-72'
        | 'TCC'
        | 'DHL EXPRESS'
        | 'MENSAJEROS URBANOS'
        | 'PUNTOSERVIS';
      shippingPrice: number;
      /** @description ISO 8601; the server keeps its own time */
      date: string;
      shippingAddress: string;
      /** @description Name of the municipality */
      shippingAddressCity: string;
      /** @description Name of the department */
      shippingAddressCountry: string;
      shippingAddressPhone?: string;
    };
    Drawer: {
      id: number;
      /** @description 0 is the factory */
      storeId: number;
      store: string;
      name: string;
      active: boolean;
      openShiftId: number | null;
      /** @description Name of who has a shift in it */
      openBy: string | null;
    };
    DrawerChange: {
      id: number;
      name: string;
      active: boolean;
    };
    DriverLine: {
      id_product: number;
      name: string;
      quantity: number;
    };
    DriverRoute: {
      routeId: number;
      /** @description 'yyyy-MM-dd' */
      day: string;
      driverName: string;
      /** @description Proofs are accepted once it has left */
      hasLeft: boolean;
      /**
       * Format: date-time
       * @description End of the link
       */
      endsAt: string;
      stops: components['schemas']['DriverStop'][];
    };
    DriverStop: {
      orderId: number;
      position: number;
      name: string;
      phone: string;
      address: string;
      /** @description Municipality and department */
      city: string;
      notes: string;
      isCold: boolean;
      lines: components['schemas']['DriverLine'][];
      /** @enum {string} */
      state: 'preparing' | 'packed' | 'onTheWay' | 'delivered' | 'notDelivered' | 'back';
      /**
       * Format: date-time
       * @description When the last proof says that it happened
       */
      provedAt: string | null;
    };
    DutyCount: {
      /** @enum {string} */
      duty:
        | 'voided-payment'
        | 'payment-review'
        | 'balance-due'
        | 'without-stock'
        | 'oversold'
        | 'cancellation-asked'
        | 'refund'
        | 'return-asked'
        | 'return-awaited'
        | 'payment'
        | 'dispatch'
        | 'invoice-rejected'
        | 'invoice-draft'
        | 'invoice'
        | 'credit-note-rejected'
        | 'credit-note'
        | 'refund-coming';
      /** @description Orders that the list shows with `duty` as its filter */
      orders: number;
      /** @description What is at stake: to refund, to credit or to collect, otherwise the totals */
      amount: number;
      /**
       * Format: date-time
       * @description Since when the oldest waits
       */
      since: string | null;
      /**
       * @description Of the oldest, by Colombian days
       * @enum {string|null}
       */
      urgency: 'overdue' | 'today' | 'later' | null;
    };
    EmailVerification: {
      email: string;
      isVerified: boolean;
    };
    Erasure: {
      password: string;
      /** @description The word ELIMINAR, typed by the person */
      word: string;
    };
    ErasureState: {
      /** @description Spanish sentences; empty: it can be erased */
      obstacles: string[];
    };
    Failure: {
      /** @enum {boolean} */
      success: false;
      /** @description Spanish, safe to show */
      message: string;
      /** @description Stable; front ends switch on it */
      code: string;
      /** @description Texts or values by field */
      errors?: {
        [key: string]: unknown;
      };
      requestId: string;
    };
    FamilySales: {
      family: string;
      units: number;
      total: number;
    };
    Fate: {
      productId: number;
      /** @enum {string} */
      fate: 'saleable' | 'quarantine' | 'waste';
    };
    FiscalResponsibility: {
      /** @enum {string} */
      code: 'R-99-PN' | 'O-13' | 'O-15' | 'O-23' | 'O-47';
    };
    FollowedClaim: {
      /** @description PQR-<year>-<number> */
      number: string;
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      /** Format: date-time */
      receivedAt: string;
      /** @description Last day to answer, 'yyyy-MM-dd' */
      dueOn: string;
      /** @enum {string} */
      state: 'received' | 'in-progress' | 'answered' | 'closed';
      isProlonged: boolean;
      canReply: boolean;
      orderId: number | null;
      productName: string | null;
      entries: components['schemas']['ShownEntry'][];
    };
    GalleryPicture: {
      image: string;
      /** @description What it shows, for readers who do not see it */
      alt: string;
    };
    HandOver: {
      /** @description The buyer's code */
      code?: string;
      /** @description Number of the buyer's document, instead of the code */
      document?: string;
      /** @description Payment of an unpaid order, registered in the same transaction */
      payment?: components['schemas']['PaymentRegistration'];
    };
    HarmDuty: {
      who: string;
      authority: string;
      url: string;
      /** @description 'yyyy-MM-dd' */
      dueOn: string;
      /** Format: date-time */
      reportedAt: string | null;
    };
    Health: {
      /** @enum {string} */
      status: 'ok';
    };
    HealthCheck: {
      /** @description Names the alert and its runbook */
      key: string;
      /**
       * @description `unknown`: not known here, or not readable now
       * @enum {string}
       */
      state: 'good' | 'bad' | 'unknown';
      /** @enum {string} */
      severity: 'page' | 'ticket';
      /** @description What is wrong, otherwise what is watched */
      title: string;
      /** @description The first thing to do */
      advice: string;
      /**
       * @description `age` is in seconds, too
       * @enum {string}
       */
      unit: 'count' | 'seconds' | 'age';
      /** @description Wrong above it */
      limit: number;
      value: number | null;
      /**
       * Format: date-time
       * @description When it was read
       */
      at: string | null;
    };
    HealthReport: {
      /** Format: date-time */
      at: string;
      checks: components['schemas']['HealthCheck'][];
    };
    HoldState: {
      /**
       * Format: date-time
       * @description When an unpaid order gives its units back; null: never
       */
      endsAt: string | null;
      /**
       * Format: date-time
       * @description When it gave them back; null while it holds them
       */
      releasedAt: string | null;
    };
    ImportProblem: {
      /** @description Line of the file, counted from 1 */
      row: number;
      /** @description Title of the column; null for the whole row */
      column: string | null;
      /** @description Spanish */
      message: string;
    };
    ImportReport: {
      /** @description Whether it was written */
      applied: boolean;
      created: number;
      updated: number;
      unchanged: number;
      problems: components['schemas']['ImportProblem'][];
    };
    InvoiceCustomer: {
      identification: string;
      branch_office?: number;
    };
    InvoiceDetail: {
      /** @description Our id */
      id: number;
      /** @enum {string} */
      kind: 'invoice' | 'credit-note';
      orderId: number | null;
      /** @description GUID in SIIGO */
      siigoId: string | null;
      /** @enum {string} */
      state:
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'stamping'
        | 'issued'
        | 'rejected'
        | 'failed'
        | 'credited'
        | 'draft'
        | 'annulled';
      /** @description 'En proceso', 'Emitida', 'Acreditada en parte', 'Acreditada', 'Rechazada: …', 'No enviada: …', 'Borrador, no enviada a la DIAN', 'Anulada en SIIGO' */
      label: string;
      name: string | null;
      number: number | null;
      prefix: string | null;
      total: number;
      /** @description What its customer withholds: payments are lower by that */
      withheld: number;
      /** @description Only once the DIAN has accepted it */
      cufe: string | null;
      mailState: string | null;
      reasons: components['schemas']['InvoiceReason'][];
      /** @description Its last credit note, our id */
      creditNoteId: number | null;
      /**
       * @description Where its last credit note stands
       * @enum {string|null}
       */
      creditNoteState:
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'stamping'
        | 'issued'
        | 'rejected'
        | 'failed'
        | 'credited'
        | 'draft'
        | 'annulled'
        | null;
      creditNoteLabel: string | null;
      /** @description What its issued credit notes have credited */
      credited: number;
      /** @description Every credit note of it, oldest first */
      creditNotes: components['schemas']['CreditNoteSummary'][];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      invoice: components['schemas']['InvoiceRow'] | null;
      /** @description Address of SIIGO's public view */
      publicUrl: string | null;
    };
    InvoiceFinding: {
      code: string;
      /**
       * @description An error would be refused; a warning may be sent
       * @enum {string}
       */
      severity: 'error' | 'warning';
      /** @description Spanish, safe to show */
      message: string;
      /** @description What to change, in Spanish */
      advice: string;
      /** @description null: in the form that is open. Page of the shop where it is mended */
      link: string | null;
    };
    InvoiceLine: {
      code: string;
      description?: string | null;
      reference?: string | null;
      quantity: number;
      /** @description Unit price in pesos without VAT */
      price: number;
      /** @description Percentage of quantity × price */
      discount?: number;
      taxes?: components['schemas']['InvoiceLineTax'][];
    };
    InvoiceLineTax: {
      id: number;
      label?: string;
    };
    InvoiceMail: {
      /** @description Addresses joined by ';'; the customer's when left out */
      mail_to?: string;
      copy_to?: string;
    };
    InvoicePayment: {
      /** @description Payment type of SIIGO's catalogue */
      id: number;
      /** @description A single payment covers the total and needs none */
      value?: number;
      due_date?: string | null;
    };
    InvoicePreflight: {
      findings: components['schemas']['InvoiceFinding'][];
    };
    InvoiceReason: {
      code?: string | null;
      /** @description Spanish, safe to show */
      message: string;
      /** @description SIIGO's path of the field concerned */
      field?: string | null;
      /** @description What to change, in Spanish */
      advice?: string;
      /** @description Where that is: a page of the shop, or SIIGO */
      link?: string | null;
    };
    InvoiceRequest: {
      orderId?: number;
      /** @description Document type */
      invoiceType?: number;
      sendToDian?: boolean;
      sendToEmail?: boolean;
      sendToCostCenters?: number | null;
      sendToCommentsInvoice?: string | null;
      /** @description Seller */
      sendToUser?: number;
      /** @description Only where the type does not number itself */
      number?: number | null;
      /** @description Document type */
      id?: number;
      date?: string;
      customer?: components['schemas']['InvoiceCustomer'];
      /** @description Creates the customer together with the invoice */
      newCustomer?: components['schemas']['CustomerForm'] | null;
      cost_center?: number | null;
      /** @enum {string} */
      currency_code?: 'COP' | 'EUR' | 'USD';
      /** @description Pesos for one unit of another currency */
      exchange_rate?: number | null;
      seller?: number;
      stamp?: components['schemas']['Send'];
      mail?: components['schemas']['Send'];
      observations?: string | null;
      items?: components['schemas']['InvoiceLine'][];
      payments?: components['schemas']['InvoicePayment'][];
    };
    InvoiceRow: {
      /** @description GUID in SIIGO */
      id: string;
      number: number | null;
      prefix: string | null;
      name: string | null;
      date: string | null;
      customer: components['schemas']['InvoiceRowCustomer'];
      total: number;
      balance: number | null;
      metadata: components['schemas']['InvoiceRowMetadata'];
      state: components['schemas']['InvoiceState'] | null;
    };
    InvoiceRowCustomer: {
      identification: string;
      id: string | null;
      /** @description Null when the shop does not know the customer */
      name: string | null;
    };
    InvoiceRowMetadata: {
      created: string | null;
    };
    InvoiceRun: {
      id: number;
      /** @description Whether a row still waits or is on its way */
      isRunning: boolean;
      /** @description Whether staff stopped it */
      isCancelled: boolean;
      choices: components['schemas']['InvoiceRunChoices'];
      rows: components['schemas']['InvoiceRunRow'][];
      /** Format: date-time */
      createdAt: string;
    };
    InvoiceRunChoices: {
      /** @description Document type */
      invoiceType: number;
      sendToDian: boolean;
      sendToEmail: boolean;
      sendToCostCenters?: number | null;
      sendToCommentsInvoice?: string | null;
      /** @description Seller */
      sendToUser: number;
    };
    InvoiceRunRow: {
      orderId: number;
      /** @enum {string} */
      outcome: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
      /** @description Why it failed; Spanish, safe to show */
      message: string | null;
      /** @description Page of the shop where its cause is mended */
      link: string | null;
      invoice: components['schemas']['InvoiceState'] | null;
    };
    InvoiceState: {
      /** @description Our id */
      id: number;
      /** @enum {string} */
      kind: 'invoice' | 'credit-note';
      orderId: number | null;
      /** @description GUID in SIIGO */
      siigoId: string | null;
      /** @enum {string} */
      state:
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'stamping'
        | 'issued'
        | 'rejected'
        | 'failed'
        | 'credited'
        | 'draft'
        | 'annulled';
      /** @description 'En proceso', 'Emitida', 'Acreditada en parte', 'Acreditada', 'Rechazada: …', 'No enviada: …', 'Borrador, no enviada a la DIAN', 'Anulada en SIIGO' */
      label: string;
      name: string | null;
      number: number | null;
      prefix: string | null;
      total: number;
      /** @description What its customer withholds: payments are lower by that */
      withheld: number;
      /** @description Only once the DIAN has accepted it */
      cufe: string | null;
      mailState: string | null;
      reasons: components['schemas']['InvoiceReason'][];
      /** @description Its last credit note, our id */
      creditNoteId: number | null;
      /**
       * @description Where its last credit note stands
       * @enum {string|null}
       */
      creditNoteState:
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'stamping'
        | 'issued'
        | 'rejected'
        | 'failed'
        | 'credited'
        | 'draft'
        | 'annulled'
        | null;
      creditNoteLabel: string | null;
      /** @description What its issued credit notes have credited */
      credited: number;
      /** @description Every credit note of it, oldest first */
      creditNotes: components['schemas']['CreditNoteSummary'][];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    LedgerLine: {
      id: number;
      /** Format: date-time */
      at: string;
      delta: number;
      /** @description Units after this change */
      balance: number;
      /** @enum {string} */
      cause:
        | 'opening'
        | 'order'
        | 'cancellation'
        | 'assignment'
        | 'manual'
        | 'expiry'
        | 'late-payment'
        | 'return';
      orderId: number | null;
      actorId: number | null;
      /** @description Name of who caused it; null for the system */
      actor: string | null;
    };
    LeftBehind: {
      orderId: number;
      code: string;
      reason: string;
    };
    LeftRoute: {
      route: components['schemas']['Route'];
      /** @description Orders that could not leave and are in no route now */
      leftBehind: components['schemas']['LeftBehind'][];
    };
    LegalText: {
      /** @enum {string} */
      document: 'terminos' | 'entregas' | 'devoluciones' | 'reclamos' | 'datos';
      title: string;
      version: number;
      /** Format: date-time */
      publishedAt: string;
      /** @description Whether it is the text that the shop brings, which a lawyer has to read */
      isDefault: boolean;
      /** @description Plain text; '## ' begins a heading, '- ' a point of a list */
      body: string;
      /** @description SHA-256 of title, a line break and body, in hexadecimal */
      hash: string;
    };
    LegalTextChange: {
      title: string;
      body: string;
      /** @description Version that the editor saw; an older one is EDIT.CONFLICT */
      version: number;
    };
    LegalTextHead: {
      /** @enum {string} */
      document: 'terminos' | 'entregas' | 'devoluciones' | 'reclamos' | 'datos';
      title: string;
      version: number;
      /** Format: date-time */
      publishedAt: string;
      /** @description Whether it is the text that the shop brings, which a lawyer has to read */
      isDefault: boolean;
    };
    Level: {
      storeId: number;
      quantity: number;
    };
    LinkedProduct: {
      id: number;
      siigoId: string;
      code: string;
    };
    LinkProduct: {
      /** @description Id of the product in the shop */
      id: number;
    };
    ListedInvoiceType: {
      id: number;
      code: string;
      name: string;
      description: string;
      type: string;
      active: boolean;
      seller_by_item: boolean;
      cost_center: boolean;
      /** @description Whether an invoice of the type must name a cost centre */
      cost_center_mandatory: boolean;
      automatic_number: boolean;
      /** @description Number of the next document */
      consecutive: number;
      discount_type: string;
      decimals: boolean;
      advance_payment: boolean;
      reteica: boolean;
      reteiva: boolean;
      self_withholding: boolean;
      self_withholding_limit: number;
      electronic_type: string;
      customer_by_item: boolean;
      /** @description Whether it is active and one of SIIGO_INVOICE_TYPE_IDS */
      allowed: boolean;
    };
    ListedProduct: {
      id_product: number;
      name: string;
      image: string;
      quantity: number;
    };
    ListKey: {
      /** @description 256 bits in base64url, of this session alone; the browser never stores it */
      key: string;
      /** @description 256 bits in base64url, of the account until all its sessions are ended: opens what a lost session left unsaved */
      draftKey: string;
    };
    LiveChange: {
      /** @description The same key may come twice */
      key: string;
      /** @description Kind of what changed, e.g. 'order' */
      subject: string;
      id: string;
      /** @description What happened, e.g. 'OrderPlaced' */
      name: string;
      /** @description Account that did it; null: the system */
      by: number | null;
      /** Format: date-time */
      at: string;
    };
    LiveChanges: {
      cursor: string;
      /**
       * Format: date-time
       * @description Time of the server, to compare with the changes
       */
      now: string;
      /** @description There was too much to name it: read everything again */
      isTooMuch: boolean;
      changes: components['schemas']['LiveChange'][];
    };
    LocationStock: {
      storeId: number;
      name: string;
      quantity: number;
    };
    Login: {
      email: string;
      password: string;
      rememberMe?: boolean;
      /** @description Second-factor code; required after AUTH.TOTP_REQUIRED */
      code?: string;
    };
    LowStock: {
      productId: number;
      name: string;
      /** @description Units in the factory */
      units: number;
    };
    Margin: {
      /** @description Of units whose cost is known */
      sales: number;
      cost: number;
      /** @description Sales less cost; below zero for a loss */
      margin: number;
      from: string;
      to: string;
      /** @description Sales of units whose cost is not known */
      salesWithoutCost: number;
      /** @description Those that earned most first */
      products: components['schemas']['ProductMargin'][];
    };
    MethodSales: {
      paymentMethod: string;
      orders: number;
      total: number;
    };
    MethodSum: {
      method: string;
      amount: number;
    };
    MethodTotal: {
      paymentMethod: string;
      orders: number;
      /** @description Totals of the orders */
      total: number;
      /** @description Money received: nothing on credit, less what companies withheld */
      received: number;
    };
    MissingInvoice: {
      orderId: number | null;
      /** @description GUID in SIIGO */
      invoiceId: string;
      name: string | null;
    };
    MissingProduct: {
      id: number;
      name: string;
      /** @description Units that the store has */
      available: number;
    };
    MissingUnits: {
      id_product: number;
      quantity: number;
    };
    Move: {
      storeId: number;
      productId: number;
      quantity: number;
    };
    MoveDay: {
      day: string;
      /** @description Day that the page showed */
      from: string | null;
    };
    NearestStore: {
      id: number;
      name: string;
      address: string;
      city: string;
      /** @description null: its municipality is not in DIVIPOLA */
      city_code: string | null;
      phone: string;
      distanceKm: number | null;
    };
    NewCashMovement: {
      /** @enum {string} */
      kind: 'withdrawal' | 'expense' | 'deposit' | 'change';
      /** @description Pesos, also of money that leaves the drawer */
      amount: number;
      note: string;
      photo?: string;
    };
    NewClaim: {
      text: string;
      /** @description Keys that the uploads answered */
      files?: string[];
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      name: string;
      /** @enum {string} */
      idType: '13' | '31' | '22' | '42' | '50' | 'R-00-PN' | '91' | '41' | '47' | '11' | '43' | '21' | '12';
      document: string;
      email: string;
      phone: string;
      /** @description A signed-in caller's own order; otherwise nobody checks it */
      orderId?: number;
      productId?: number;
      /**
       * @description When a product harmed somebody
       * @enum {string}
       */
      harm?: 'allergy' | 'poisoning' | 'foreign-body' | 'injury' | 'other';
    };
    NewClosedDay: {
      day: string;
      /** @description null: all zones */
      zoneId: number | null;
      /** @description Buyers read it */
      reason: string;
    };
    NewCost: {
      /** @description Pesos without VAT; 0: not known any more */
      cost: number;
      /** @description Colombian day, today when left out */
      from?: string;
    };
    NewCustomer: {
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      /** @enum {string} */
      id_type:
        | '13'
        | '31'
        | '22'
        | '42'
        | '50'
        | 'R-00-PN'
        | '91'
        | '41'
        | '47'
        | '11'
        | '43'
        | '21'
        | '12'
        | '48'
        | '89';
      identification: string;
      check_digit?: string | null;
      name: string[];
      commercial_name?: string | null;
      active?: boolean;
      vat_responsible?: boolean;
      address: components['schemas']['CustomerAddress'];
      phones?: components['schemas']['CustomerPhone'][];
      contacts?: components['schemas']['CustomerContact'][];
      fiscal_responsibilities?: components['schemas']['FiscalResponsibility'][];
      seller_id?: number | null;
      collector_id?: number | null;
      comments?: string | null;
      /** @description Only of a company, for all its branches; left out it stays */
      withholding?: components['schemas']['CustomerWithholding'] | null;
    };
    NewDeliveryZone: {
      name: string;
      isActive: boolean;
      /** @description By a carrier: it has an estimated day, and no places of a day */
      isByCourier: boolean;
      /** @description Goods stay cold on the way */
      isCold: boolean;
      /** @description 1 is Monday, 7 Sunday */
      weekdays: number[];
      worksOnHolidays: boolean;
      cutOff: string;
      /** @description Working days between the cut-off and the delivery */
      leadDays: number;
      /** @description Whole price for the buyer, VAT included */
      price: number;
      /** @description Products that make it free; null: never */
      freeFrom: number | null;
      /** @description Smallest order; null: any */
      minimum: number | null;
      /** @description Orders a day; null: no limit */
      capacity: number | null;
      places: components['schemas']['DeliveryPlace'][];
    };
    NewDrawer: {
      /** @description 0 is the factory */
      storeId: number;
      name: string;
    };
    NewEmail: {
      email: string;
      password: string;
    };
    NewEmailCode: {
      code: string;
    };
    NewInvoiceRun: {
      /** @description Document type */
      invoiceType: number;
      sendToDian: boolean;
      sendToEmail: boolean;
      sendToCostCenters?: number | null;
      sendToCommentsInvoice?: string | null;
      /** @description Seller */
      sendToUser: number;
      orderIds: number[];
    };
    NewOrder: {
      /** @description The caller's user id */
      id: number;
      orderItems: components['schemas']['NewOrderItem'][];
      shippingAddress: components['schemas']['ShippingAddress'];
      customer?: components['schemas']['CustomerData'];
      /** @enum {string} */
      paymentMethod:
        | 'Efectivo'
        | 'Crédito'
        | 'Tarjeta Débito'
        | 'Tarjeta Crédito'
        | 'Wompi'
        | 'Consignacion Bancolombia'
        | 'QR Bancolombia'
        | 'Nequi'
        | 'Daviplata'
        | 'Cheque'
        | 'Transferencia Bancaria'
        | 'Bre-B';
      paymentId: number;
      itemsPrice: number;
      taxPrice: number;
      /** @description Shipping price that the buyer saw, part of the total */
      shippingPrice?: number;
      totalPrice: number;
      /** @description Without it nothing is promised */
      delivery?: components['schemas']['OrderDelivery'];
      /** @description Version of the terms that the buyer was shown */
      termsVersion?: number;
    };
    NewOrderItem: {
      id_product: number;
      quantity: number;
    };
    NewPartner: {
      name: string;
      address: string;
      image: string;
      city: string;
      /** @description The department */
      country: string;
      phone: string;
      hours?: components['schemas']['StoreHours'] | null;
      /** @description 'latitude,longitude' in degrees */
      location?: string | null;
    };
    NewPrice: {
      id: number;
      /** @description Pesos without VAT */
      price: number;
      /** @description Cost from today on, without VAT; 0: not known */
      cost?: number;
      /** @description The version that was edited */
      version: number;
    };
    NewProduct: {
      /** @description What a unit costs the shop from today on; 0: not known */
      cost?: number;
      /** @enum {string} */
      type?: 'Product' | 'Service' | 'ConsumerGood';
      /** @enum {string} */
      unid?: '94' | '13' | '23' | '25' | '26' | '28';
      /** @enum {string} */
      taxClassification?: 'Taxed' | 'TaxedReduced' | 'Exempt' | 'Excluded';
      /**
       * @description Class from `taxChangeOn` on
       * @enum {string}
       */
      nextTaxClassification?: 'Taxed' | 'TaxedReduced' | 'Exempt' | 'Excluded';
      /** @description Colombian day from which the next class holds, '' for no change */
      taxChangeOn?: string;
      taxIncluded?: boolean;
      taxConsumptionValue?: number;
      stockControl?: boolean;
      tariff?: string;
      /** @description Bar code of the package, '' for none */
      ean?: string;
      /** @description Of one unit, in `netContentUnit`; 0 for none */
      netContent?: number;
      /** @enum {string} */
      netContentUnit?: 'g' | 'kg' | 'ml' | 'l' | 'un';
      /** @description Replaces all details */
      details?: components['schemas']['ProductDetails'];
      image: string;
      /** @description Id of the inventory group in SIIGO */
      account: number;
      name: string;
      /** @description Presentation */
      slug: string;
      brand: string;
      description: string;
      price: number;
      /** @description Id of the tax in SIIGO; left out only of products that are excluded from VAT */
      idTax?: number;
      /**
       * @description Price list of SIIGO
       * @enum {integer}
       */
      position: 1 | 2 | 3;
      /** @description First units of the factory */
      countInStock: number;
      /**
       * @description LÁCTEOS when left out
       * @enum {string}
       */
      family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      /** @enum {string} */
      currencyCode?: 'COP';
    };
    NewReturn: {
      /** @enum {string} */
      reason: 'defective' | 'expired' | 'wrong' | 'withdrawal';
      lines: components['schemas']['WantedLine'][];
      note?: string;
      photo?: string;
    };
    NewRoute: {
      day: string;
      driverName: string;
      /** @description In the order of the stops */
      orderIds: number[];
    };
    NewSale: {
      items: components['schemas']['NewSaleItem'][];
      /** @description Left out: 'Consumidor final' */
      customer?: components['schemas']['SaleCustomer'];
      payments: components['schemas']['NewSalePart'][];
      totalPrice: number;
      /** @description Sold without a network */
      offline?: components['schemas']['OfflineSale'];
    };
    NewSaleItem: {
      id_product: number;
      quantity: number;
    };
    NewSalePart: {
      /** @description Efectivo, Nequi, Daviplata, Tarjeta Débito, Tarjeta Crédito or QR Bancolombia */
      paymentId: number;
      /** @description What it pays of the total, before cash is rounded */
      amount: number;
      /** @description Cash that the buyer hands over; left out: exactly what is due */
      received?: number;
      /** @description Number of the payment */
      reference?: string;
    };
    NutritionFacts: {
      /** @enum {string} */
      unit: 'g' | 'ml';
      /** @description Size of a portion in `unit` */
      portion: number;
      /** @description As a household measures it: '1 vaso' */
      portionName?: string;
      /** @description Portions in a pack */
      portionsPerPack?: number;
      /** @description kcal in 100 g or ml, as `unit` says */
      energy: number;
      /** @description g in 100 g or ml, as `unit` says */
      fat: number;
      /** @description g in 100 g or ml, as `unit` says */
      saturatedFat: number;
      /** @description mg in 100 g or ml, as `unit` says */
      transFat: number;
      /** @description g in 100 g or ml, as `unit` says */
      carbohydrates: number;
      /** @description g in 100 g or ml, as `unit` says */
      fibre: number;
      /** @description g in 100 g or ml, as `unit` says */
      sugars: number;
      /** @description g in 100 g or ml, as `unit` says */
      addedSugars: number;
      /** @description g in 100 g or ml, as `unit` says */
      protein: number;
      /** @description mg in 100 g or ml, as `unit` says */
      sodium: number;
      /** @description mg in 100 g or ml, as `unit` says */
      calcium?: number;
      /** @description mg in 100 g or ml, as `unit` says */
      iron?: number;
      /** @description mg in 100 g or ml, as `unit` says */
      zinc?: number;
      /** @description µg RE in 100 g or ml, as `unit` says */
      vitaminA?: number;
      /** @description µg in 100 g or ml, as `unit` says */
      vitaminD?: number;
    };
    OfflineSale: {
      /**
       * Format: date-time
       * @description By the till's clock
       */
      soldAt: string;
      terms: components['schemas']['OfflineTerms'];
      /** @description One per product */
      prices: components['schemas']['SealedPrice'][];
    };
    OfflineTerms: {
      /** Format: date-time */
      issuedAt: string;
      /** @description 0: the factory */
      storeId: number;
      sellerId: number;
      /** @description The seller's open shift */
      shiftId: number;
      /** @description Pesos that cash is rounded to */
      cashRounding: number;
      /** @description The API's seal over the other fields */
      seal: string;
    };
    OpenSession: {
      /** @description Names the session when it is closed; no secret */
      id: string;
      /** @description What the browser called itself when it signed in (the header 'User-Agent') */
      device: string | null;
      /** @description Whether it outlives the browser ('remember me') */
      isPersistent: boolean;
      /** Format: date-time */
      startedAt: string;
      /**
       * Format: date-time
       * @description When it last renewed itself
       */
      lastUsedAt: string;
      /** Format: date-time */
      expiresAt: string;
    };
    OpenShift: {
      counts: components['schemas']['CashCount'][];
      /** @description Left out: the first free one of the store */
      drawerId?: number;
    };
    Order: {
      id: number;
      /** Format: date-time */
      createdAt: string;
      n_document: string;
      shippingAddress: components['schemas']['OrderAddress'];
      paymentMethod: string;
      paymentId: number;
      itemsPrice: number;
      taxPrice: number;
      shippingPrice: number;
      totalPrice: number;
      /** @description Whether every line is Taxed */
      allTaxed: boolean;
      /** @description Version of the terms that the buyer accepted */
      termsVersion?: number | null;
      /** @description SHA-256 of those terms */
      termsHash?: string | null;
      isPaid: boolean;
      /** Format: date-time */
      paidAt: string | null;
      isDelivered: boolean;
      /** Format: date-time */
      deliveredAt: string | null;
      /** @description false: 'pedido cancelado' */
      active: boolean;
      /** @description 'Facturado': its invoice is accepted by the DIAN or on its way there */
      isInvoice: boolean;
      /** @description GUID in SIIGO, of a draft too */
      idInvoice: string | null;
      /**
       * @description Where its invoice stands; a draft waits to be sent
       * @enum {string}
       */
      invoiceState: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
      /** @description true: 'pagado sin stock' */
      paidWithoutStock: boolean;
      /**
       * @description A payment that staff must look at
       * @enum {string|null}
       */
      paymentAlert:
        | 'double-payment'
        | 'paid-after-cancellation'
        | 'wrong-amount'
        | 'voided'
        | 'balance-due'
        | null;
      /** @description The cashier's store that sold it; null: the factory */
      storeId: number | null;
      paymentResult: components['schemas']['PaymentResult'] | null;
      delivery: components['schemas']['Delivery'] | null;
      /** @description In the list of the caller's orders */
      products?: components['schemas']['ListedProduct'][];
      /** @description In the list of the caller's orders and of one order; null: nothing was promised */
      promised?: components['schemas']['PromisedDelivery'] | null;
      orderItems: components['schemas']['OrderItem'][];
      /** @description What the buyer withholds, or withheld when the order was paid; null: nothing */
      withholding?: components['schemas']['OrderWithholding'] | null;
      /** @description Delivery within the total, without its VAT, as withholdings count it; for staff */
      deliveryBase?: number;
      /** @description Still to be collected since its withholdings were corrected */
      balanceDue?: number;
      /** @description Whether the provider gave its payment back to the buyer */
      isPaymentVoided?: boolean;
      /** @description Whether everything came back: nothing is left to invoice */
      isAllReturned?: boolean;
      /** @description Until when its units are kept; null once it is paid or cancelled */
      hold?: components['schemas']['HoldState'] | null;
      /** @description Where to pay it by Bre-B; null once paid or cancelled, and for other methods */
      breB?: components['schemas']['BreBAccount'] | null;
      /** @description Where its goods are between the store room and the buyer; null once it is cancelled */
      progress?: components['schemas']['OrderProgress'] | null;
      /**
       * Format: date-time
       * @description When the buyer received it
       */
      receivedAt?: string | null;
      /**
       * Format: date-time
       * @description When it was cancelled
       */
      cancelledAt?: string | null;
      /** @description What is still to do, the most urgent first; for staff and cashiers */
      duties?: (
        | 'voided-payment'
        | 'payment-review'
        | 'balance-due'
        | 'without-stock'
        | 'oversold'
        | 'cancellation-asked'
        | 'refund'
        | 'return-asked'
        | 'return-awaited'
        | 'payment'
        | 'dispatch'
        | 'invoice-rejected'
        | 'invoice-draft'
        | 'invoice'
        | 'credit-note-rejected'
        | 'credit-note'
        | 'refund-coming'
      )[];
    };
    OrderAddress: {
      idUser?: number;
      first_name: string;
      address: string;
      city_code: string;
      state_code: string;
      country_code?: string;
      /** @description What whoever delivers it should know */
      notes?: string;
      last_name: string;
      nameCompany: string;
      email: string;
      phone: string;
    };
    OrderDelivery: {
      /** @enum {string} */
      kind: 'home' | 'pickup';
      /** @description Chosen day; by courier none */
      day?: string;
      /** @description Store of a pickup */
      storeId?: number;
    };
    OrderHold: {
      /**
       * Format: date-time
       * @description When an unpaid order gives its units back; null: never
       */
      endsAt: string | null;
      /**
       * Format: date-time
       * @description When it gave them back; null while it holds them
       */
      releasedAt: string | null;
      orderId: number;
    };
    OrderItem: {
      id_product: number;
      quantity: number;
      /** @description Unit price without VAT when the order was placed */
      price: number;
      /** @enum {string} */
      taxClassification?: 'Taxed' | 'Exempt' | 'Excluded';
      /** @description VAT rate in percent */
      taxPercent?: number;
      Product: components['schemas']['OrderItemProduct'];
    };
    OrderItemProduct: {
      id: number;
      name: string;
      image: string;
      price: number;
    };
    OrderMatch: {
      /** @enum {string} */
      field: 'id' | 'document' | 'name' | 'company' | 'phone' | 'transaction' | 'guide' | 'invoice';
      text: string;
    };
    OrderNote: {
      text: string;
    };
    OrderPaper: {
      id: number;
      /** Format: date-time */
      createdAt: string;
      n_document: string;
      shippingAddress: components['schemas']['OrderAddress'];
      paymentMethod: string;
      paymentId: number;
      itemsPrice: number;
      taxPrice: number;
      shippingPrice: number;
      totalPrice: number;
      /** @description Whether every line is Taxed */
      allTaxed: boolean;
      /** @description Version of the terms that the buyer accepted */
      termsVersion?: number | null;
      /** @description SHA-256 of those terms */
      termsHash?: string | null;
      isPaid: boolean;
      /** Format: date-time */
      paidAt: string | null;
      isDelivered: boolean;
      /** Format: date-time */
      deliveredAt: string | null;
      /** @description false: 'pedido cancelado' */
      active: boolean;
      /** @description 'Facturado': its invoice is accepted by the DIAN or on its way there */
      isInvoice: boolean;
      /** @description GUID in SIIGO, of a draft too */
      idInvoice: string | null;
      /**
       * @description Where its invoice stands; a draft waits to be sent
       * @enum {string}
       */
      invoiceState: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
      /** @description true: 'pagado sin stock' */
      paidWithoutStock: boolean;
      /**
       * @description A payment that staff must look at
       * @enum {string|null}
       */
      paymentAlert:
        | 'double-payment'
        | 'paid-after-cancellation'
        | 'wrong-amount'
        | 'voided'
        | 'balance-due'
        | null;
      /** @description The cashier's store that sold it; null: the factory */
      storeId: number | null;
      paymentResult: components['schemas']['PaymentResult'] | null;
      delivery: components['schemas']['Delivery'] | null;
      /** @description In the list of the caller's orders */
      products?: components['schemas']['ListedProduct'][];
      /** @description In the list of the caller's orders and of one order; null: nothing was promised */
      promised?: components['schemas']['PromisedDelivery'] | null;
      /** @description Without what was missing when packed */
      lines: components['schemas']['PaperLine'][];
      /** @description Tracking page for the label; null: a cancelled or a counter's sale */
      trackingUrl: string | null;
      /** @description QR code of `trackingUrl` as the address of an SVG */
      trackingQr: string | null;
    };
    OrderProgress: {
      /** @enum {string} */
      state: 'preparing' | 'packed' | 'onTheWay' | 'delivered' | 'notDelivered' | 'back';
      /** @description 'En camino' */
      label: string;
      /** @description Incremented by every step */
      version: number;
      /** Format: date-time */
      packedAt: string | null;
      /**
       * Format: date-time
       * @description When it last left the house
       */
      sentAt: string | null;
      /** Format: date-time */
      receivedAt: string | null;
      /** @description Who received it, as the driver typed it */
      receivedBy: string | null;
      /** @description Why it was not delivered */
      reason: string | null;
      /** @description Temperature at the door in °C */
      celsius: number | null;
      /** @description Picture of the delivery, openable for half an hour */
      photo: string | null;
    };
    OrderRow: {
      id: number;
      /** Format: date-time */
      createdAt: string;
      n_document: string;
      shippingAddress: components['schemas']['OrderAddress'];
      paymentMethod: string;
      paymentId: number;
      itemsPrice: number;
      taxPrice: number;
      shippingPrice: number;
      totalPrice: number;
      /** @description Whether every line is Taxed */
      allTaxed: boolean;
      /** @description Version of the terms that the buyer accepted */
      termsVersion?: number | null;
      /** @description SHA-256 of those terms */
      termsHash?: string | null;
      isPaid: boolean;
      /** Format: date-time */
      paidAt: string | null;
      isDelivered: boolean;
      /** Format: date-time */
      deliveredAt: string | null;
      /** @description false: 'pedido cancelado' */
      active: boolean;
      /** @description 'Facturado': its invoice is accepted by the DIAN or on its way there */
      isInvoice: boolean;
      /** @description GUID in SIIGO, of a draft too */
      idInvoice: string | null;
      /**
       * @description Where its invoice stands; a draft waits to be sent
       * @enum {string}
       */
      invoiceState: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
      /** @description true: 'pagado sin stock' */
      paidWithoutStock: boolean;
      /**
       * @description A payment that staff must look at
       * @enum {string|null}
       */
      paymentAlert:
        | 'double-payment'
        | 'paid-after-cancellation'
        | 'wrong-amount'
        | 'voided'
        | 'balance-due'
        | null;
      /** @description The cashier's store that sold it; null: the factory */
      storeId: number | null;
      paymentResult: components['schemas']['PaymentResult'] | null;
      delivery: components['schemas']['Delivery'] | null;
      /** @description In the list of the caller's orders */
      products?: components['schemas']['ListedProduct'][];
      /** @description In the list of the caller's orders and of one order; null: nothing was promised */
      promised?: components['schemas']['PromisedDelivery'] | null;
    };
    OrderStateCount: {
      /** @description 'unpaid', 'paid', 'dispatched' or 'cancelled' */
      state: string;
      orders: number;
      total: number;
    };
    OrderStep: {
      id: number;
      /** @enum {string} */
      name:
        | 'OrderPlaced'
        | 'StockReserved'
        | 'ConfirmationMailed'
        | 'PaymentPending'
        | 'PaymentDeclined'
        | 'PaymentNeedsReview'
        | 'PaymentGivenBack'
        | 'OrderPaid'
        | 'StockTakenAgain'
        | 'PaymentAlertResolved'
        | 'PaidWithoutStock'
        | 'StockCounted'
        | 'OrderPacked'
        | 'OrderUnpacked'
        | 'UnitsMissing'
        | 'OrderDispatched'
        | 'OrderSentAgain'
        | 'OrderReceived'
        | 'OrderNotReceived'
        | 'OrderCameBack'
        | 'MethodChanged'
        | 'PaymentCorrected'
        | 'WithholdingCorrected'
        | 'BalanceCollected'
        | 'DispatchCorrected'
        | 'NoteAdded'
        | 'BuyerCorrected'
        | 'InvoiceRequested'
        | 'InvoiceDrafted'
        | 'InvoiceIssued'
        | 'InvoiceRejected'
        | 'InvoiceFailed'
        | 'InvoicePartlyCredited'
        | 'InvoiceCredited'
        | 'InvoiceAnnulled'
        | 'InvoiceMailed'
        | 'OrderCancelled'
        | 'HoldProlonged'
        | 'OrderExpired'
        | 'StockReturned'
        | 'CancellationRequested'
        | 'RefundStarted'
        | 'RefundNeedsPeople'
        | 'RefundDone'
        | 'RefundCovered'
        | 'ReturnRequested'
        | 'ReturnApproved'
        | 'ReturnRefused'
        | 'ReturnReceived';
      /** Format: date-time */
      at: string;
      /** @description Name of who did it; null: the system */
      actor: string | null;
      detail: string | null;
    };
    OrderStepRegistration: {
      /**
       * @description What a carrier said; `comeBack`: the goods are in the house again
       * @enum {string}
       */
      step: 'deliver' | 'fail' | 'comeBack';
      /** @description Of `deliver` */
      receivedBy?: string;
      /** @description Required by `fail` */
      reason?: string;
    };
    OrderSums: {
      orders: number;
      /** @description Totals of the orders; with a product or family, of its lines alone */
      total: number;
      /** @description Taken off those that count as sold: returned goods, and credit notes made by hand */
      credited: number;
      /** @description Totals of those that count as sold, less what was credited */
      sales: number;
      /** @description Units sold less those credited; only with a product or family */
      units?: number;
      /** @description Margin of those sales, without VAT; only with days of payment and no family */
      margin?: number;
      /** @description Money received for the orders, also for those that were cancelled since */
      received: number;
    };
    OrderViewCount: {
      /** @enum {string} */
      view: 'payment' | 'dispatch' | 'invoice' | 'problem';
      /** @description Orders that the view lists */
      orders: number;
    };
    OrderWithholding: {
      lines: components['schemas']['WithholdingLine'][];
      withheld: number;
      /** @description The total less what is withheld */
      expectedPayment: number;
    };
    OwnClaim: {
      /** @description PQR-<year>-<number> */
      number: string;
      /** @enum {string} */
      kind:
        | 'petition'
        | 'complaint'
        | 'claim'
        | 'suggestion'
        | 'payment-reversal'
        | 'data-query'
        | 'data-claim';
      /** Format: date-time */
      receivedAt: string;
      /** @description Last day to answer, 'yyyy-MM-dd' */
      dueOn: string;
      /** @enum {string} */
      state: 'received' | 'in-progress' | 'answered' | 'closed';
      orderId: number | null;
    };
    OwnSession: {
      /** @description Names the session when it is closed; no secret */
      id: string;
      /** @description What the browser called itself when it signed in (the header 'User-Agent') */
      device: string | null;
      /** @description Whether it outlives the browser ('remember me') */
      isPersistent: boolean;
      /** Format: date-time */
      startedAt: string;
      /**
       * Format: date-time
       * @description When it last renewed itself
       */
      lastUsedAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description Whether it is the session of this call */
      isCurrent: boolean;
    };
    PackOrder: {
      /** @description Taken off the order: its money goes back. All of it cancels the order */
      missing?: components['schemas']['MissingUnits'][];
      /** @description Why they are missing; the buyer reads it */
      reason?: string;
    };
    PageMeta: {
      total: number;
      page: number;
      pageSize: number;
      /** @description Sum of totalPrice of all matching rows, in pesos (order lists only) */
      totalIncome?: number;
      /** @description Sum of all matching movements of cash, in pesos (movements of the cash desk only) */
      sum?: number;
      /** @description Of all matching sales that were not voided, by method (sales of the till only) */
      totals?: components['schemas']['MethodSum'][];
      /**
       * Format: date-time
       * @description When SIIGO told the list (catalogues of SIIGO only)
       */
      cachedAt?: string;
      /** @description At least `total` rows match; they were not counted */
      isCapped?: boolean;
      /** @description Nothing is written as the search is: these are near (products only) */
      isSimilar?: boolean;
      /** @description Words to search for instead; only with an empty list of products */
      nearWords?: string[];
    };
    PaperLine: {
      id_product: number;
      code: string;
      /** @description Its name when the order was placed */
      name: string;
      /** @description Presentation: 'Botella 1000 g' */
      slug: string;
      quantity: number;
    };
    PaperMethod: {
      method: string;
      count: number;
      amount: number;
    };
    PaperMovement: {
      /** @enum {string} */
      kind:
        | 'payment'
        | 'second'
        | 'refund'
        | 'correction'
        | 'earlier'
        | 'rounding'
        | 'withdrawal'
        | 'expense'
        | 'deposit'
        | 'change';
      amount: number;
      orderId: number | null;
      note: string | null;
      /** Format: date-time */
      at: string;
    };
    PaperSales: {
      count: number;
      voided: number;
      /** @description Without cash for those who may not see it yet */
      byMethod: components['schemas']['PaperMethod'][];
    };
    PartnerActive: {
      id: number;
      active: boolean;
    };
    PartnerChange: {
      id: number;
      name?: string;
      address?: string;
      image?: string;
      city?: string;
      /** @description The department */
      country?: string;
      phone?: string;
      hours?: components['schemas']['StoreHours'] | null;
      /** @description 'latitude,longitude' in degrees */
      location?: string | null;
      active?: boolean;
      /** @description Version that the editor saw; an older one is EDIT.CONFLICT */
      version?: number;
    };
    PasswordChange: {
      currentPassword: string;
      newPassword: string;
    };
    PaymentRegistration: {
      /** @description ISO 8601, Crédito only */
      expiryDate?: string | null;
      /** @enum {string} */
      paymentMethod:
        | 'Efectivo'
        | 'Crédito'
        | 'Tarjeta Débito'
        | 'Tarjeta Crédito'
        | 'Wompi'
        | 'Consignacion Bancolombia'
        | 'QR Bancolombia'
        | 'Nequi'
        | 'Daviplata'
        | 'Cheque'
        | 'Transferencia Bancaria'
        | 'Bre-B';
      checkNumber?: string | null;
      checkBank?: string | null;
      transactionNumber?: string | null;
      /** @description Cash that stands in no shift, because the person has none open */
      withoutShift?: boolean;
      totalPrice: number;
      /** @enum {string} */
      status: 'Aprobada';
      /** @description ISO 8601; the server keeps its own time */
      date: string;
    };
    PaymentResult: {
      status?: string | null;
      /** Format: date-time */
      date?: string | null;
      /** @description Due date of a Crédito */
      expiryDate?: string | null;
      checkBank?: string | null;
      transactionNumber: string | null;
      checkNumber: string | null;
      transaction: components['schemas']['PaymentTransaction'] | null;
    };
    PaymentTransaction: {
      id: string;
      payment_method_type: string;
      status: string;
    };
    PaymentType: {
      id: number;
      /** @enum {string} */
      name:
        | 'Efectivo'
        | 'Crédito'
        | 'Tarjeta Débito'
        | 'Tarjeta Crédito'
        | 'Wompi'
        | 'Consignacion Bancolombia'
        | 'QR Bancolombia'
        | 'Nequi'
        | 'Daviplata'
        | 'Cheque'
        | 'Transferencia Bancaria'
        | 'Bre-B';
      /** @description Offered when a payment is registered, refused when an order is placed */
      registrationOnly?: boolean;
    };
    PickLine: {
      productId: number;
      name: string;
      /** @description 'Botella 1000 g' */
      presentation: string;
      units: number;
      isCold: boolean;
    };
    Pickup: {
      orderId: number;
      /** @description For the buyer only */
      code: string | null;
      /** Format: date-time */
      readyFrom: string;
      /**
       * Format: date-time
       * @description Until when it waits
       */
      until: string;
      /** Format: date-time */
      handedOverAt: string | null;
      store: components['schemas']['PickupPlace'];
    };
    PickupHours: {
      weekdays: string;
      saturday: string;
      /** @description Sundays and holidays */
      sunday: string;
    };
    PickupPlace: {
      id: number;
      name: string;
      address: string;
      city: string;
      /** @description The department */
      country: string;
      phone: string;
      hours: components['schemas']['PickupHours'] | null;
      /** @description 'latitude,longitude' in degrees */
      location: string | null;
    };
    PickupStore: {
      id: number;
      name: string;
      address: string;
      city: string;
      /** @description The department */
      country: string;
      phone: string;
      hours: components['schemas']['PickupHours'] | null;
      /** @description 'latitude,longitude' in degrees */
      location: string | null;
      /**
       * Format: date-time
       * @description When an order placed now would be ready
       */
      readyFrom: string;
      /**
       * Format: date-time
       * @description Until when it would wait
       */
      until: string;
      /** @description Whether the store has all the products */
      hasAll: boolean;
      missing: components['schemas']['MissingProduct'][];
    };
    PlanZone: {
      /**
       * @description `late`: promised for an earlier day. `noDay`: paid orders without a day, and those that weren't received
       * @enum {string}
       */
      group: 'zone' | 'late' | 'noDay';
      zoneId: number | null;
      /** @description Name of the zone, 'Atrasados' or 'Sin día' */
      name: string;
      /** @description Places of the day that orders have */
      booked: number;
      /** @description null: no limit */
      capacity: number | null;
      /** @description Orders of the group; the list has at most 300 */
      total: number;
      stops: components['schemas']['Stop'][];
    };
    PriceChange: {
      id: number;
      /** @description null for the first price */
      before: number | null;
      after: number;
      actorId: number | null;
      /** @description Name of who changed it; null for the system */
      actor: string | null;
      /** Format: date-time */
      at: string;
    };
    PricedProducts: {
      /** @description As they are now */
      products: components['schemas']['AdminProduct'][];
    };
    Product: {
      id: number;
      name: string;
      /** @description Presentation */
      slug: string;
      /** @description Pesos without VAT */
      price: number;
      /** @description Ends in /{width}.webp; siblings exist at 320, 640, 960 in webp, avif */
      image: string;
      brand: string;
      description: string;
      /** @description Units at the stock location that the caller buys from */
      countInStock: number;
      /** @enum {string} */
      family: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      /** @enum {string} */
      taxClassification: 'Taxed' | 'Exempt' | 'Excluded';
      /** @description VAT rate of today in percent */
      taxPercent?: number;
      /** @description Net content of a unit, in `netContentUnit` */
      netContent?: number | null;
      /** @enum {string|null} */
      netContentUnit?: 'g' | 'kg' | 'ml' | 'l' | 'un' | null;
      /** @description Only where one product is asked for */
      details?: components['schemas']['ProductDetails'] | null;
    };
    ProductChange: {
      /** @description What a unit costs the shop from today on; 0: not known */
      cost?: number;
      /** @enum {string} */
      type?: 'Product' | 'Service' | 'ConsumerGood';
      /** @enum {string} */
      unid?: '94' | '13' | '23' | '25' | '26' | '28';
      /** @enum {string} */
      taxClassification?: 'Taxed' | 'TaxedReduced' | 'Exempt' | 'Excluded';
      /**
       * @description Class from `taxChangeOn` on
       * @enum {string}
       */
      nextTaxClassification?: 'Taxed' | 'TaxedReduced' | 'Exempt' | 'Excluded';
      /** @description Colombian day from which the next class holds, '' for no change */
      taxChangeOn?: string;
      taxIncluded?: boolean;
      taxConsumptionValue?: number;
      stockControl?: boolean;
      tariff?: string;
      /** @description Bar code of the package, '' for none */
      ean?: string;
      /** @description Of one unit, in `netContentUnit`; 0 for none */
      netContent?: number;
      /** @enum {string} */
      netContentUnit?: 'g' | 'kg' | 'ml' | 'l' | 'un';
      /** @description Replaces all details */
      details?: components['schemas']['ProductDetails'];
      id: number;
      name?: string;
      /** @description Presentation */
      slug?: string;
      image?: string;
      brand?: string;
      description?: string;
      price?: number;
      /** @description Wished stock of the factory */
      countInStock?: number;
      /** @description Stock that the editor saw; when it moved, EDIT.CONFLICT */
      countInStockSeen?: number;
      /** @description Version that the editor saw; an older one is EDIT.CONFLICT */
      version?: number;
      /** @enum {string} */
      family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      /** @description Id of the inventory group in SIIGO */
      account?: number;
      /** @description Id of the tax in SIIGO */
      idTax?: number;
      /** @enum {integer} */
      position?: 1 | 2 | 3;
    };
    ProductCost: {
      /** @description Colombian day (yyyy-MM-dd) from which it holds */
      from: string;
      /** @description Pesos without VAT; null: not known */
      cost: number | null;
      actorId: number | null;
      /** Format: date-time */
      at: string;
    };
    ProductDetails: {
      /** @description Shown after `image`, in this order */
      gallery?: components['schemas']['GalleryPicture'][];
      ingredients?: string;
      allergens?: (
        | 'milk'
        | 'gluten'
        | 'egg'
        | 'soy'
        | 'peanut'
        | 'nuts'
        | 'fish'
        | 'shellfish'
        | 'sulphites'
      )[];
      /** @description Traces that the label warns of */
      mayContain?: (
        | 'milk'
        | 'gluten'
        | 'egg'
        | 'soy'
        | 'peanut'
        | 'nuts'
        | 'fish'
        | 'shellfish'
        | 'sulphites'
      )[];
      nutrition?: components['schemas']['NutritionFacts'];
      /** @description Front-of-pack warnings */
      seals?: ('sugars' | 'sodium' | 'saturatedFat' | 'transFat' | 'sweeteners')[];
      storage?: string;
      shelfLife?: string;
      /** @description Colombian day before which no unit that is sent expires */
      expiresFrom?: string;
      /** @description Delivery promise; the shop's own where it is missing */
      delivery?: string;
    };
    ProductMargin: {
      /** @description Of units whose cost is known */
      sales: number;
      cost: number;
      /** @description Sales less cost; below zero for a loss */
      margin: number;
      productId: number;
      name: string;
      /** @description Units whose cost is known */
      units: number;
    };
    ProductSales: {
      productId: number;
      name: string;
      units: number;
      total: number;
    };
    ProductStock: {
      productId: number;
      /** @description Units to move */
      stock: number;
    };
    ProductSuggestions: {
      /** @description Of the same family */
      related: components['schemas']['Product'][];
      /** @description Most often in the same orders, of the latest ones */
      boughtTogether: components['schemas']['Product'][];
    };
    Profile: {
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      first_name: string | null;
      last_name: string | null;
      nameCompany: string | null;
      commercialName: string | null;
      idType: string;
      n_document: string;
      /** @description Whether orders or invoices name the document, so that it stays as it is */
      isDocumentFixed: boolean;
      email: string;
      phone: string;
      city_code: string;
      state_code: string;
      /** @description Incremented by every change; a change names the version that it is based on */
      version: number;
    };
    ProfileChange: {
      first_name?: string;
      last_name?: string;
      nameCompany?: string;
      commercialName?: string;
      /** @enum {string} */
      idType: '13' | '31' | '22' | '42' | '50' | 'R-00-PN' | '91' | '41' | '47' | '11' | '43' | '21' | '12';
      n_document: string;
      phone: string;
      city_code: string;
      state_code: string;
      version: number;
    };
    Prolongation: {
      /** @description Business days */
      days: number;
      /** @description The last day with it, 'yyyy-MM-dd' */
      dueOn: string;
    };
    ProlongHold: {
      reason: string;
      /** @description Day of Colombia, whose end is meant, or moment in UTC */
      until: string;
    };
    PromisedDelivery: {
      /** @enum {string} */
      kind: 'home' | 'pickup';
      /** @description 'yyyy-MM-dd'; by courier the latest day */
      day: string | null;
      zoneName: string | null;
      isByCourier: boolean;
      /** @description Goods stay cold on the way */
      isCold: boolean;
      /** @description Store of a pickup */
      storeId: number | null;
      /** @description Name of that store */
      storeName?: string | null;
      /** @description Paid late, and its day is full or over: staff choose another one */
      needsDay: boolean;
    };
    Reason: {
      /** @enum {string} */
      reason: 'defective' | 'expired' | 'wrong' | 'withdrawal';
      label: string;
      /** @description Whether its term runs */
      isOpen: boolean;
      /** @description Its term, for the buyer */
      text: string;
      /** @description Whether it covers what perishes */
      coversPerishables: boolean;
    };
    ReceiptCompany: {
      name: string;
      /** @description With its check digit */
      nit: string;
    };
    ReceiptCustomer: {
      name: string;
      identification: string;
    };
    ReceiptPart: {
      method: string;
      /** @description What it pays of the total */
      amount: number;
      /** @description Cash that the buyer handed over */
      received: number | null;
      reference: string | null;
    };
    ReceiptProduct: {
      name: string;
      presentation: string;
      quantity: number;
      /** @description Of one unit, with VAT, as on the shelf */
      price: number;
      /** @description With VAT */
      total: number;
    };
    ReceiptVat: {
      /** @description 'Gravado 19%', 'Exento' */
      name: string;
      base: number;
      tax: number;
    };
    RecoveryCode: {
      email: string;
    };
    Refund: {
      id: number;
      amount: number;
      /** @enum {string} */
      way: 'void' | 'refund' | 'transfer' | 'cash' | 'debt' | 'terminal';
      /** @enum {string} */
      state:
        | 'held'
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'review'
        | 'account'
        | 'approval'
        | 'transfer'
        | 'cash'
        | 'done'
        | 'covered';
      /** @description The state in Spanish */
      label: string;
      /** @description What the buyer has to know of the way back */
      text: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      doneAt: string | null;
    };
    RefundAccount: {
      holder: string;
      /** @description Identification of the holder */
      identification: string;
      bank: string;
      /** @enum {string} */
      kind: 'Ahorros' | 'Corriente' | 'Depósito electrónico';
      number: string;
    };
    RefundAction: {
      /** @enum {string} */
      action:
        | 'release'
        | 'give-account'
        | 'approve'
        | 'refuse-account'
        | 'transferred'
        | 'pay-cash'
        | 'found'
        | 'not-found';
      /** @description With give-account */
      account?: components['schemas']['RefundAccount'];
      /** @description Number of the transfer, with transferred */
      paymentNumber?: string;
    };
    RefundTotal: {
      /** @description 'Dinero devuelto': money that was paid out to buyers in these days */
      total: number;
    };
    RefusedLine: {
      id_product: number;
      quantity: number;
    };
    RegisterPayment: {
      id: number;
      data: components['schemas']['PaymentRegistration'];
    };
    ReleaseHold: {
      reason: string;
    };
    Reorder: {
      lines: components['schemas']['ReorderedLine'][];
      /** @description Units in the cart, of all products */
      count: number;
    };
    ReorderedLine: {
      id_product: number;
      name: string;
      /** @description Units of the order */
      wanted: number;
      /** @description Units that the cart has now; 0: none are left, or the product is no longer sold */
      inCart: number;
      /** @description No longer in the catalogue */
      isGone: boolean;
      /** @description Unit price in pesos with VAT when it was ordered */
      priceBefore: number;
      /** @description Unit price in pesos with VAT today; absent: no longer sold */
      priceNow?: number;
    };
    ResetPassword: {
      email: string;
      code: string;
      newPassword?: string;
      password?: string;
      confirmPassword?: string;
    };
    ResolveAlert: {
      /**
       * @description The alert that was looked at
       * @enum {string}
       */
      alert: 'double-payment' | 'paid-after-cancellation' | 'wrong-amount' | 'voided' | 'balance-due';
      reason: string;
    };
    Restock: {
      moves: components['schemas']['Move'][];
      /** @description Takes the units from the stores back to the factory */
      isReturn?: boolean;
    };
    RestockOutcome: {
      /** @description Units that were moved */
      units: number;
    };
    RestockRow: {
      id: number;
      code: string;
      name: string;
      /** @description Presentation */
      slug: string;
      /** @description Units in the factory */
      factory: number;
      levels: components['schemas']['Level'][];
    };
    RetryLetters: {
      ids: number[];
    };
    Return: {
      id: number;
      orderId: number;
      /** @enum {string} */
      kind: 'goods' | 'cancellation';
      /** @enum {string} */
      state: 'requested' | 'approved' | 'received' | 'refunded' | 'refused';
      /** @description The state in Spanish */
      label: string;
      /** @description The reason in Spanish */
      reason: string;
      note: string;
      /** @description Address of the picture; it opens for half an hour */
      photo: string | null;
      answer: string | null;
      amount: number;
      isByStaff: boolean;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Of the last step
       */
      updatedAt: string;
      lines: components['schemas']['ReturnLine'][];
    };
    Returnable: {
      productId: number;
      name: string;
      /** @description Units that may still come back */
      quantity: number;
      /** @description What one was worth, with VAT; a refund is less what the buyer withheld */
      unitPrice: number;
      isPerishable: boolean;
    };
    ReturnLine: {
      productId: number;
      name: string;
      quantity: number;
      amount: number;
      /** @enum {string|null} */
      fate: 'saleable' | 'quarantine' | 'waste' | null;
    };
    ReturnStep: {
      /** @enum {string} */
      step: 'approve' | 'refuse' | 'receive';
      /** @description What the buyer reads; needed to refuse */
      answer?: string;
      /** @description Of each product, with receive */
      fates?: components['schemas']['Fate'][];
    };
    Route: {
      id: number;
      /** @description Incremented by every edit */
      version: number;
      /** @description 'yyyy-MM-dd' */
      day: string;
      driverName: string;
      hasLeft: boolean;
      /** Format: date-time */
      leftAt: string | null;
      /**
       * Format: date-time
       * @description End of the driver's link; null: there is none
       */
      linkEndsAt: string | null;
      stops: components['schemas']['Stop'][];
    };
    RouteChange: {
      driverName: string;
      /** @description In the order of the stops */
      orderIds: number[];
      /** @description Version that the page showed */
      version: number;
    };
    RouteLink: {
      /** @description Shown once; a new link ends the earlier one */
      url: string;
      /** Format: date-time */
      endsAt: string;
    };
    Sale: {
      id: number;
      /** Format: date-time */
      createdAt: string;
      totalPrice: number;
      change: number;
      receipt: components['schemas']['CounterReceipt'];
    };
    SaleCustomer: {
      /** @enum {string} */
      documentType:
        | '13'
        | '31'
        | '22'
        | '42'
        | '50'
        | 'R-00-PN'
        | '91'
        | '41'
        | '47'
        | '11'
        | '43'
        | '21'
        | '12';
      identification: string;
      name: string;
      email?: string;
    };
    SalePart: {
      method: string;
      /** @description What it pays of the total */
      amount: number;
    };
    SalesBreakdown: {
      stores: components['schemas']['StoreSales'][];
      methods: components['schemas']['MethodSales'][];
      families: components['schemas']['FamilySales'][];
    };
    SalesSum: {
      from: string;
      to: string;
      orders: number;
      total: number;
      /** @description Average of an order, 0 without orders */
      average: number;
      /** @description Goods of these orders that came back; part of what was credited */
      returned: number;
      /** @description Goods that came back, and credit notes made by hand; already taken off the total */
      credited: number;
    };
    SavedAddress: {
      label: string;
      address: string;
      city_code: string;
      state_code: string;
      /** @description Whether the checkout proposes it */
      isDefault: boolean;
      id: number;
    };
    SavedAddressForm: {
      label: string;
      address: string;
      city_code: string;
      state_code: string;
      /** @description Whether the checkout proposes it */
      isDefault: boolean;
    };
    SavedView: {
      name: string;
      /** @description What the page's address says */
      query?: string;
    };
    SaveViews: {
      views: components['schemas']['SavedView'][];
    };
    SealedPrice: {
      id_product: number;
      name: string;
      /** @description Without VAT */
      unitPrice: number;
      /** @enum {string} */
      taxClassification: 'Taxed' | 'Exempt' | 'Excluded';
      taxPercent: number;
      /** @description The API's seal over the other fields */
      seal: string;
    };
    SecondPayment: {
      data: components['schemas']['PaymentRegistration'];
    };
    Send: {
      send: boolean;
    };
    SessionUser: {
      id: number;
      /** @enum {integer} */
      id_role: 1 | 2 | 3 | 4;
      name: string | null;
      last: string | null;
      nameCompany: string | null;
      phone: string;
      city_code: string;
      state_code: string;
      email: string;
      stores: components['schemas']['StoreSummary'][];
    };
    SetPrices: {
      prices: components['schemas']['NewPrice'][];
    };
    ShiftAttention: {
      open: number;
      /** @description Open longer than SHIFT_LATE_HOURS */
      late: number;
      /** Format: date-time */
      lateSince: string | null;
      /** @description Closed with a difference since `differingFrom` */
      differing: number;
      /** @description Their differences without signs, pesos */
      differingAmount: number;
      /** Format: date-time */
      differingSince: string | null;
      /** @description Day in Colombia */
      differingFrom: string;
    };
    ShiftPaper: {
      /**
       * @description X while the shift is open, Z once it is closed
       * @enum {string}
       */
      kind: 'X' | 'Z';
      /** @description Number of the shift */
      number: number;
      store: string;
      drawer: string | null;
      cashier: string;
      /** Format: date-time */
      openedAt: string;
      /** Format: date-time */
      closedAt: string | null;
      opening: number;
      sales: components['schemas']['PaperSales'];
      /** @description Cash of the drawer beside sales at the till and their refunds */
      movements: components['schemas']['PaperMovement'][];
      /** @description Cash that was given back, without voided sales; null: an open shift, for those who may not see it before the count */
      refunds: number | null;
      /** @description null: an open shift, for those who may not see it before the count */
      roundings: number | null;
      /** @description null: an open shift, for those who may not see it before the count */
      expected: number | null;
      counted: number | null;
      difference: number | null;
      note: string | null;
      counts: components['schemas']['CashCount'][];
    };
    ShippingAddress: {
      idUser?: number;
      first_name: string;
      last_name?: string;
      nameCompany?: string;
      address: string;
      city_code: string;
      state_code: string;
      email?: string;
      phone?: string;
      country_code?: string;
      /** @description What whoever delivers it should know */
      notes?: string;
    };
    ShownEntry: {
      /** @enum {string} */
      kind: 'received' | 'answer' | 'reply' | 'prolonged' | 'dismissed' | 'closed';
      text: string;
      /** Format: date-time */
      at: string;
      files: components['schemas']['ClaimFile'][];
    };
    ShownPartner: {
      id: number;
      name: string;
      address: string;
      phone: string;
      city: string;
      /** @description The department */
      country: string;
      image: string;
      hours?: components['schemas']['StoreHours'] | null;
      /** @description 'latitude,longitude' in degrees */
      location?: string | null;
      /** @description Hours of today in Colombia, holidays considered; null: not known */
      hoursToday: string | null;
      /** @description Products of which the store has at least one unit */
      productsInStock: number;
    };
    SignedIn: {
      token: string;
      expiresIn: number;
      user: components['schemas']['SessionUser'];
    };
    SignUp: {
      /** @enum {string} */
      person_type: 'Person' | 'Company';
      first_name?: string;
      last_name?: string;
      nameCompany?: string;
      commercialName?: string;
      n_document: string;
      /** @enum {string} */
      idType: '13' | '31' | '22' | '42' | '50' | 'R-00-PN' | '91' | '41' | '47' | '11' | '43' | '21' | '12';
      email: string;
      password: string;
      phone: string;
      city_code: string;
      state_code: string;
      /** @enum {integer} */
      id_role?: 1;
      /** @enum {boolean} */
      termsAccepted: true;
      /** @description Version of the data policy that the form showed */
      policyVersion?: number;
      /** @description Whether the person wants news and offers */
      marketing?: boolean;
    };
    SiigoAccountGroup: {
      id: number;
      name: string;
      active?: boolean;
    };
    SiigoCostCenter: {
      id: number;
      code: string;
      name: string;
      active?: boolean;
    };
    SiigoPaymentType: {
      id: number;
      name: string;
      type?: string;
      active?: boolean;
      /** @description Whether a payment of this type needs a due date */
      due_date?: boolean;
    };
    SiigoProduct: {
      id: string;
      code: string;
      name: string;
      description?: string | null;
      reference?: string | null;
      active: boolean;
      tax_classification?: string;
      taxes: components['schemas']['SiigoProductTax'][];
      prices: components['schemas']['SiigoProductPrices'][];
    };
    SiigoProductPrice: {
      position: number;
      value: number;
    };
    SiigoProductPrices: {
      currency_code: string;
      price_list: components['schemas']['SiigoProductPrice'][];
    };
    SiigoProductTax: {
      id: number;
      name?: string;
      type?: string;
      percentage?: number;
    };
    SiigoTax: {
      id: number;
      name: string;
      /** @enum {string} */
      type: 'IVA' | 'Retefuente' | 'ReteIVA' | 'ReteICA' | 'Impoconsumo' | 'AdValorem' | 'Autorretencion';
      percentage: number;
      active?: boolean;
    };
    SiigoUser: {
      id: number;
      first_name: string;
      last_name?: string;
      identification?: string;
      email?: string;
      active?: boolean;
    };
    StaffOrderRow: {
      id: number;
      /** Format: date-time */
      createdAt: string;
      n_document: string;
      shippingAddress: components['schemas']['OrderAddress'];
      paymentMethod: string;
      paymentId: number;
      itemsPrice: number;
      taxPrice: number;
      shippingPrice: number;
      totalPrice: number;
      /** @description Whether every line is Taxed */
      allTaxed: boolean;
      /** @description Version of the terms that the buyer accepted */
      termsVersion?: number | null;
      /** @description SHA-256 of those terms */
      termsHash?: string | null;
      isPaid: boolean;
      /** Format: date-time */
      paidAt: string | null;
      isDelivered: boolean;
      /** Format: date-time */
      deliveredAt: string | null;
      /** @description false: 'pedido cancelado' */
      active: boolean;
      /** @description 'Facturado': its invoice is accepted by the DIAN or on its way there */
      isInvoice: boolean;
      /** @description GUID in SIIGO, of a draft too */
      idInvoice: string | null;
      /**
       * @description Where its invoice stands; a draft waits to be sent
       * @enum {string}
       */
      invoiceState: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
      /** @description true: 'pagado sin stock' */
      paidWithoutStock: boolean;
      /**
       * @description A payment that staff must look at
       * @enum {string|null}
       */
      paymentAlert:
        | 'double-payment'
        | 'paid-after-cancellation'
        | 'wrong-amount'
        | 'voided'
        | 'balance-due'
        | null;
      /** @description The cashier's store that sold it; null: the factory */
      storeId: number | null;
      paymentResult: components['schemas']['PaymentResult'] | null;
      delivery: components['schemas']['Delivery'] | null;
      /** @description In the list of the caller's orders */
      products?: components['schemas']['ListedProduct'][];
      /** @description In the list of the caller's orders and of one order; null: nothing was promised */
      promised?: components['schemas']['PromisedDelivery'] | null;
      /** @description null: paid or cancelled */
      hold: components['schemas']['HoldState'] | null;
      /** @description What the goods that came back were worth, with VAT */
      returned?: number;
      /** @description Whether everything came back: nothing is left to invoice */
      isAllReturned?: boolean;
      /** @description The same with credit notes made by hand: what was taken off its sale */
      credited?: number;
      /** @description Money received: the total less what the buyer withheld; nothing on credit */
      received?: number;
      /** @description By what a search found it */
      foundBy?: components['schemas']['OrderMatch'][];
    };
    StaffRefund: {
      id: number;
      amount: number;
      /** @enum {string} */
      way: 'void' | 'refund' | 'transfer' | 'cash' | 'debt' | 'terminal';
      /** @enum {string} */
      state:
        | 'held'
        | 'pending'
        | 'sending'
        | 'unknown'
        | 'review'
        | 'account'
        | 'approval'
        | 'transfer'
        | 'cash'
        | 'done'
        | 'covered';
      /** @description The state in Spanish */
      label: string;
      /** @description What the buyer has to know of the way back */
      text: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      doneAt: string | null;
      orderId: number;
      reason: string;
      /** @description Why it waits */
      detail: string | null;
      account: components['schemas']['RefundAccount'] | null;
      /** @description Whether the caller entered the account, so that another person has to approve it */
      isEnteredByMe: boolean;
      /** @description Whether the buyer entered the account, from the page of the order */
      isEnteredByBuyer: boolean;
      /** @description Whether the caller began it, so that another person has to release it */
      isBegunByMe: boolean;
      paymentNumber: string | null;
      /**
       * Format: date-time
       * @description Of the last step
       */
      updatedAt: string;
    };
    StockCover: {
      productId: number;
      name: string;
      /** @description Units in the factory and all stores */
      units: number;
      /** @description Units sold in the last 28 days */
      sold: number;
      /** @description Whole days that the units last at that rate */
      days: number;
    };
    Stop: {
      orderId: number;
      name: string;
      phone: string;
      address: string;
      cityCode: string;
      /** @description The buyer's words for whoever delivers */
      notes: string;
      /** @description To be delivered, without what is missing */
      units: number;
      /** @enum {string} */
      state: 'preparing' | 'packed' | 'onTheWay' | 'delivered' | 'notDelivered' | 'back';
      isPaid: boolean;
      /** @description Some of its goods must stay cold */
      isCold: boolean;
      /** @description 'yyyy-MM-dd' that the buyer was promised */
      promisedDay: string | null;
      /** @description Route that it stands in */
      routeId: number | null;
      /** @description Place in the route, from 1 */
      position: number | null;
      /** @description Version of its progress; 0: no step yet */
      version: number;
    };
    StopPhoto: {
      /** @description Names the picture in the proof; it opens nothing */
      photo: string;
    };
    StopProof: {
      /** @enum {string} */
      outcome: 'delivered' | 'notDelivered';
      /** @description ISO 8601 in UTC, the device's time */
      at: string;
      receivedBy?: string;
      /** @description Temperature of the goods */
      celsius?: number | null;
      /** @description Required when it was not delivered */
      reason?: string;
      /** @description Goods that the buyer did not take; they become a return */
      refused?: components['schemas']['RefusedLine'][];
      /** @description From the upload of the picture */
      photo?: string;
    };
    StoreDrawer: {
      id: number;
      /** @description 0 is the factory */
      storeId: number;
      name: string;
      active: boolean;
    };
    StoreHours: {
      /** @description Up to two spans 'HH:mm-HH:mm' in Colombia, joined by a comma; empty: closed */
      weekdays: string;
      /** @description Up to two spans 'HH:mm-HH:mm' in Colombia, joined by a comma; empty: closed */
      saturday: string;
      /** @description Up to two spans 'HH:mm-HH:mm' in Colombia, joined by a comma; empty: closed */
      sunday: string;
    };
    StoreSales: {
      /** @description 0 is the factory */
      storeId: number;
      name: string;
      orders: number;
      total: number;
    };
    StoreStock: {
      storeId: number;
      /** @description Whether only few units are left */
      isLow: boolean;
    };
    StoreSummary: {
      id: number;
      name: string;
      city: string;
    };
    Suggestion: {
      id: number;
      name: string;
      /** @description Presentation */
      slug: string;
      image: string;
      /** @enum {string} */
      family: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
    };
    TillCatalogue: {
      company: components['schemas']['ReceiptCompany'];
      store: components['schemas']['CounterStore'];
      /** @description Last lines of a receipt */
      legal: string[];
      /** @description Pesos that cash is rounded to; 0: not at all */
      cashRounding: number;
      /** @description null: no Bre-B payments */
      breB?: components['schemas']['BreBAccount'] | null;
      /** @description null: the seller has no open shift */
      offlineTerms: components['schemas']['OfflineTerms'] | null;
      products: components['schemas']['TillProduct'][];
    };
    TillCustomer: {
      /** @enum {string} */
      documentType:
        | '13'
        | '31'
        | '22'
        | '42'
        | '50'
        | 'R-00-PN'
        | '91'
        | '41'
        | '47'
        | '11'
        | '43'
        | '21'
        | '12';
      identification: string;
      name: string;
      email: string | null;
      /** @enum {string} */
      source: 'local' | 'siigo';
    };
    TillProduct: {
      id: number;
      code: string;
      /** @description Bar code of the package */
      ean: string | null;
      name: string;
      /** @description Presentation */
      slug: string;
      image: string;
      /** @description Of a unit with VAT, as on the shelf */
      price: number;
      /** @description Without VAT */
      unitPrice: number;
      /** @enum {string} */
      taxClassification: 'Taxed' | 'Exempt' | 'Excluded';
      /** @description VAT rate of today in percent */
      taxPercent: number;
      /** @description Units in the store */
      stock: number;
      /** @description Proves the price of a sale without a network; null without terms */
      seal: string | null;
    };
    TillReturn: {
      id: number;
      orderId: number;
      /** @description Worth of the goods */
      amount: number;
      /** @description Cash out of the drawer, rounded as it was when it came in */
      handedBack: number;
      /** @description How the money goes back */
      methods: components['schemas']['SalePart'][];
    };
    TillReturnable: {
      receipt: components['schemas']['CounterReceipt'];
      lines: components['schemas']['TillReturnableLine'][];
    };
    TillReturnableLine: {
      id_product: number;
      name: string;
      sold: number;
      /** @description Units that may still come back */
      returnable: number;
      /** @description Of one unit, with VAT */
      price: number;
    };
    TillSale: {
      id: number;
      /** Format: date-time */
      createdAt: string;
      /** @description 'Consumidor final' without data */
      customer: string;
      /** @description Of the largest part */
      paymentMethod: string;
      parts: components['schemas']['SalePart'][];
      totalPrice: number;
      /** @enum {string} */
      state: 'valid' | 'partly returned' | 'returned' | 'void';
      /** @description Whether the caller sold it in the shift that is still open */
      canVoid: boolean;
      invoiceNumber: string | null;
      returnCode: string;
    };
    TotpBegin: {
      password: string;
    };
    TotpCode: {
      code: string;
    };
    TotpRemoval: {
      code: string;
      password: string;
    };
    TotpSetup: {
      /** @description Base32, for applications that read no QR */
      secret: string;
      /** @description The QR as a picture in a data: address */
      qr: string;
    };
    TotpState: {
      isActive: boolean;
      /** @description Backup codes that were not used yet */
      backupCodes: number;
    };
    Tracking: {
      orderId: number;
      firstName: string;
      /** @description The order was cancelled */
      isCancelled: boolean;
      /** @description The buyer picks it up at a store */
      isPickup: boolean;
      /** @enum {string} */
      state: 'preparing' | 'packed' | 'onTheWay' | 'delivered' | 'notDelivered' | 'back';
      label: string;
      /** @description 'yyyy-MM-dd' */
      promisedDay: string | null;
      steps: components['schemas']['TrackingStep'][];
      carrier: components['schemas']['TrackingCarrier'] | null;
      contact: components['schemas']['TrackingContact'] | null;
    };
    TrackingCarrier: {
      name: string;
      guide: string;
      /** @description The guide on the carrier's own page */
      url: string | null;
    };
    TrackingContact: {
      phone: string;
      /** @description Number for wa.me, with the country */
      whatsapp: string;
    };
    TrackingLink: {
      url: string;
    };
    TrackingStep: {
      /** @enum {string} */
      state: 'preparing' | 'packed' | 'onTheWay' | 'delivered' | 'notDelivered' | 'back';
      label: string;
      /** Format: date-time */
      at: string;
    };
    UninvoicedOrder: {
      orderId: number;
      total: number;
      /** Format: date-time */
      paidAt: string | null;
    };
    UnknownInvoice: {
      /** @description GUID in SIIGO */
      id: string;
      name: string | null;
      identification: string;
      total: number;
    };
    UploadedClaimFile: {
      name: string;
      /** @enum {string} */
      kind: 'picture' | 'pdf';
      /** @description In bytes */
      size: number;
      /** @description Names the file in the message that brings it; it opens nothing */
      key: string;
    };
    UploadedExpensePhoto: {
      /** @description Address of the picture */
      secure_url: string;
    };
    UploadedPicture: {
      /** @description Address of the picture */
      secure_url: string;
    };
    UploadedReturnPicture: {
      /** @description Names the picture in the request for the return; it opens nothing */
      secure_url: string;
    };
    UploadSettings: {
      /** @description Preset that the image host knows (IMAGE_HOST_PRESET) */
      preset: string;
    };
    UserChange: {
      id: number;
      phone?: string;
      city_code?: string;
      state_code?: string;
      email?: string;
      password?: string | null;
      active?: boolean;
      /** @enum {integer} */
      id_role?: 1 | 2 | 3 | 4;
      /** @description Version that the editor saw; an older one is EDIT.CONFLICT */
      version?: number;
    };
    VerifiedEmail: {
      /** @description Whether the address was verified before */
      wasVerified: boolean;
    };
    VerifyEmail: {
      /** @description Token of a mailed link */
      token: string;
    };
    VoidSale: {
      reason: string;
    };
    WaitingLine: {
      name: string;
      quantity: number;
    };
    WaitingPickup: {
      orderId: number;
      storeId: number;
      storeName: string;
      buyer: string;
      phone: string;
      /** Format: date-time */
      readyFrom: string;
      /** Format: date-time */
      until: string;
      isPaid: boolean;
      paymentMethod: string;
      totalPrice: number;
      /** @description The total less what the buyer withholds */
      expectedPayment: number;
      lines: components['schemas']['WaitingLine'][];
    };
    WantedLine: {
      productId: number;
      quantity: number;
      /**
       * @description Staff only, for every line: the goods are here, so that their money goes back at once
       * @enum {string}
       */
      fate?: 'saleable' | 'quarantine' | 'waste';
    };
    WeeklyMail: {
      /** @description Whether the caller gets the figures of each week by mail */
      isOn: boolean;
    };
    Wishes: {
      /** @description Favourites */
      favourites: number[];
      /** @description Products without stock whose return is mailed: 'Avíseme cuando haya' */
      restockNotices: number[];
    };
    WithholdingLine: {
      /** @description ReteFuente, ReteIVA or ReteICA */
      name: string;
      /** @description Percent; of the VAT for ReteIVA, of the base for the others */
      percent: number;
      amount: number;
    };
    WompiCustomer: {
      email: string | null;
      fullName: string;
      phoneNumber: string;
      phoneNumberPrefix: string;
    };
    WompiReturn: {
      transactionId: string;
    };
    WompiReturned: {
      orderId: number;
      status: string;
      isPaid: boolean;
    };
    WompiShipping: {
      addressLine1: string;
      addressLine2: string;
      country: string;
      city: string;
      region: string;
      phoneNumber: string;
    };
    WompiSignature: {
      /** @description SHA-256 over reference, amount in cents, currency and the secret */
      integrity: string;
    };
    WompiWidget: {
      /** @description Address of the widget's script */
      scriptUrl: string;
      publicKey: string;
      currency: string;
      /** @description Total of the order x 100 */
      amountInCents: number;
      reference: string;
      signature: components['schemas']['WompiSignature'];
      redirectUrl: string;
      customerData: components['schemas']['WompiCustomer'];
      shippingAddress: components['schemas']['WompiShipping'] | null;
      /** @description Whether a payment of this order is still being processed */
      isPaymentPending: boolean;
      /** @description Whether the last attempt to pay was refused or failed */
      isPaymentDeclined?: boolean;
      /** @description Whether the reservation lapsed: what is paid now depends on what is left */
      isHoldOver: boolean;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ActiveChange = components['schemas']['ActiveChange'];
export type AdminCustomer = components['schemas']['AdminCustomer'];
export type AdminPartner = components['schemas']['AdminPartner'];
export type AdminProduct = components['schemas']['AdminProduct'];
export type AdminUser = components['schemas']['AdminUser'];
export type AfterSale = components['schemas']['AfterSale'];
export type ArchiveAddress = components['schemas']['ArchiveAddress'];
export type ArchiveRequest = components['schemas']['ArchiveRequest'];
export type Article = components['schemas']['Article'];
export type ArticleHead = components['schemas']['ArticleHead'];
export type AssignCashiers = components['schemas']['AssignCashiers'];
export type AssignStock = components['schemas']['AssignStock'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type BackupCodes = components['schemas']['BackupCodes'];
export type BestCustomer = components['schemas']['BestCustomer'];
export type BreBAccount = components['schemas']['BreBAccount'];
export type BulkOutcome = components['schemas']['BulkOutcome'];
export type BulkProducts = components['schemas']['BulkProducts'];
export type Buyer = components['schemas']['Buyer'];
export type CancelPaid = components['schemas']['CancelPaid'];
export type CartItem = components['schemas']['CartItem'];
export type CartProduct = components['schemas']['CartProduct'];
export type CashByHand = components['schemas']['CashByHand'];
export type CashCount = components['schemas']['CashCount'];
export type Cashier = components['schemas']['Cashier'];
export type CashMovement = components['schemas']['CashMovement'];
export type CashShift = components['schemas']['CashShift'];
export type ChangedLetters = components['schemas']['ChangedLetters'];
export type ChangeMethod = components['schemas']['ChangeMethod'];
export type Claim = components['schemas']['Claim'];
export type ClaimCounts = components['schemas']['ClaimCounts'];
export type ClaimDetail = components['schemas']['ClaimDetail'];
export type ClaimEntry = components['schemas']['ClaimEntry'];
export type ClaimFile = components['schemas']['ClaimFile'];
export type ClaimLookup = components['schemas']['ClaimLookup'];
export type ClaimMessage = components['schemas']['ClaimMessage'];
export type ClaimReceipt = components['schemas']['ClaimReceipt'];
export type ClaimReply = components['schemas']['ClaimReply'];
export type ClaimStaff = components['schemas']['ClaimStaff'];
export type ClaimStep = components['schemas']['ClaimStep'];
export type ClaimTerm = components['schemas']['ClaimTerm'];
export type ClaimTerms = components['schemas']['ClaimTerms'];
export type ClosedDay = components['schemas']['ClosedDay'];
export type CloseShift = components['schemas']['CloseShift'];
export type CollectBalance = components['schemas']['CollectBalance'];
export type Comparison = components['schemas']['Comparison'];
export type Consent = components['schemas']['Consent'];
export type ConsentDecision = components['schemas']['ConsentDecision'];
export type Consents = components['schemas']['Consents'];
export type ConsentState = components['schemas']['ConsentState'];
export type CorrectBuyer = components['schemas']['CorrectBuyer'];
export type CorrectDispatch = components['schemas']['CorrectDispatch'];
export type CorrectPayment = components['schemas']['CorrectPayment'];
export type CorrectWithholding = components['schemas']['CorrectWithholding'];
export type CounterReceipt = components['schemas']['CounterReceipt'];
export type CounterReturn = components['schemas']['CounterReturn'];
export type CounterReturnLine = components['schemas']['CounterReturnLine'];
export type CounterStore = components['schemas']['CounterStore'];
export type CreditableLine = components['schemas']['CreditableLine'];
export type CreditBalance = components['schemas']['CreditBalance'];
export type CreditLine = components['schemas']['CreditLine'];
export type CreditNoteRequest = components['schemas']['CreditNoteRequest'];
export type CreditNoteSummary = components['schemas']['CreditNoteSummary'];
export type CreditReason = components['schemas']['CreditReason'];
export type CreditTax = components['schemas']['CreditTax'];
export type Customer = components['schemas']['Customer'];
export type CustomerAddress = components['schemas']['CustomerAddress'];
export type CustomerCity = components['schemas']['CustomerCity'];
export type CustomerContact = components['schemas']['CustomerContact'];
export type CustomerData = components['schemas']['CustomerData'];
export type CustomerEdit = components['schemas']['CustomerEdit'];
export type CustomerForm = components['schemas']['CustomerForm'];
export type CustomerPhone = components['schemas']['CustomerPhone'];
export type CustomerWithholding = components['schemas']['CustomerWithholding'];
export type Dashboard = components['schemas']['Dashboard'];
export type DayPlan = components['schemas']['DayPlan'];
export type DaySales = components['schemas']['DaySales'];
export type DeadLetter = components['schemas']['DeadLetter'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryDay = components['schemas']['DeliveryDay'];
export type DeliveryPlace = components['schemas']['DeliveryPlace'];
export type DeliveryPromise = components['schemas']['DeliveryPromise'];
export type DeliveryZone = components['schemas']['DeliveryZone'];
export type DeliveryZoneChange = components['schemas']['DeliveryZoneChange'];
export type DeliveryZoneHead = components['schemas']['DeliveryZoneHead'];
export type DifferingLine = components['schemas']['DifferingLine'];
export type DifferingTotal = components['schemas']['DifferingTotal'];
export type DiscardLetters = components['schemas']['DiscardLetters'];
export type DispatchOrder = components['schemas']['DispatchOrder'];
export type DispatchRegistration = components['schemas']['DispatchRegistration'];
export type Drawer = components['schemas']['Drawer'];
export type DrawerChange = components['schemas']['DrawerChange'];
export type DriverLine = components['schemas']['DriverLine'];
export type DriverRoute = components['schemas']['DriverRoute'];
export type DriverStop = components['schemas']['DriverStop'];
export type DutyCount = components['schemas']['DutyCount'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type Erasure = components['schemas']['Erasure'];
export type ErasureState = components['schemas']['ErasureState'];
export type Failure = components['schemas']['Failure'];
export type FamilySales = components['schemas']['FamilySales'];
export type Fate = components['schemas']['Fate'];
export type FiscalResponsibility = components['schemas']['FiscalResponsibility'];
export type FollowedClaim = components['schemas']['FollowedClaim'];
export type GalleryPicture = components['schemas']['GalleryPicture'];
export type HandOver = components['schemas']['HandOver'];
export type HarmDuty = components['schemas']['HarmDuty'];
export type Health = components['schemas']['Health'];
export type HealthCheck = components['schemas']['HealthCheck'];
export type HealthReport = components['schemas']['HealthReport'];
export type HoldState = components['schemas']['HoldState'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type ImportReport = components['schemas']['ImportReport'];
export type InvoiceCustomer = components['schemas']['InvoiceCustomer'];
export type InvoiceDetail = components['schemas']['InvoiceDetail'];
export type InvoiceFinding = components['schemas']['InvoiceFinding'];
export type InvoiceLine = components['schemas']['InvoiceLine'];
export type InvoiceLineTax = components['schemas']['InvoiceLineTax'];
export type InvoiceMail = components['schemas']['InvoiceMail'];
export type InvoicePayment = components['schemas']['InvoicePayment'];
export type InvoicePreflight = components['schemas']['InvoicePreflight'];
export type InvoiceReason = components['schemas']['InvoiceReason'];
export type InvoiceRequest = components['schemas']['InvoiceRequest'];
export type InvoiceRow = components['schemas']['InvoiceRow'];
export type InvoiceRowCustomer = components['schemas']['InvoiceRowCustomer'];
export type InvoiceRowMetadata = components['schemas']['InvoiceRowMetadata'];
export type InvoiceRun = components['schemas']['InvoiceRun'];
export type InvoiceRunChoices = components['schemas']['InvoiceRunChoices'];
export type InvoiceRunRow = components['schemas']['InvoiceRunRow'];
export type InvoiceState = components['schemas']['InvoiceState'];
export type LedgerLine = components['schemas']['LedgerLine'];
export type LeftBehind = components['schemas']['LeftBehind'];
export type LeftRoute = components['schemas']['LeftRoute'];
export type LegalText = components['schemas']['LegalText'];
export type LegalTextChange = components['schemas']['LegalTextChange'];
export type LegalTextHead = components['schemas']['LegalTextHead'];
export type Level = components['schemas']['Level'];
export type LinkedProduct = components['schemas']['LinkedProduct'];
export type LinkProduct = components['schemas']['LinkProduct'];
export type ListedInvoiceType = components['schemas']['ListedInvoiceType'];
export type ListedProduct = components['schemas']['ListedProduct'];
export type ListKey = components['schemas']['ListKey'];
export type LiveChange = components['schemas']['LiveChange'];
export type LiveChanges = components['schemas']['LiveChanges'];
export type LocationStock = components['schemas']['LocationStock'];
export type Login = components['schemas']['Login'];
export type LowStock = components['schemas']['LowStock'];
export type Margin = components['schemas']['Margin'];
export type MethodSales = components['schemas']['MethodSales'];
export type MethodSum = components['schemas']['MethodSum'];
export type MethodTotal = components['schemas']['MethodTotal'];
export type MissingInvoice = components['schemas']['MissingInvoice'];
export type MissingProduct = components['schemas']['MissingProduct'];
export type MissingUnits = components['schemas']['MissingUnits'];
export type Move = components['schemas']['Move'];
export type MoveDay = components['schemas']['MoveDay'];
export type NearestStore = components['schemas']['NearestStore'];
export type NewCashMovement = components['schemas']['NewCashMovement'];
export type NewClaim = components['schemas']['NewClaim'];
export type NewClosedDay = components['schemas']['NewClosedDay'];
export type NewCost = components['schemas']['NewCost'];
export type NewCustomer = components['schemas']['NewCustomer'];
export type NewDeliveryZone = components['schemas']['NewDeliveryZone'];
export type NewDrawer = components['schemas']['NewDrawer'];
export type NewEmail = components['schemas']['NewEmail'];
export type NewEmailCode = components['schemas']['NewEmailCode'];
export type NewInvoiceRun = components['schemas']['NewInvoiceRun'];
export type NewOrder = components['schemas']['NewOrder'];
export type NewOrderItem = components['schemas']['NewOrderItem'];
export type NewPartner = components['schemas']['NewPartner'];
export type NewPrice = components['schemas']['NewPrice'];
export type NewProduct = components['schemas']['NewProduct'];
export type NewReturn = components['schemas']['NewReturn'];
export type NewRoute = components['schemas']['NewRoute'];
export type NewSale = components['schemas']['NewSale'];
export type NewSaleItem = components['schemas']['NewSaleItem'];
export type NewSalePart = components['schemas']['NewSalePart'];
export type NutritionFacts = components['schemas']['NutritionFacts'];
export type OfflineSale = components['schemas']['OfflineSale'];
export type OfflineTerms = components['schemas']['OfflineTerms'];
export type OpenSession = components['schemas']['OpenSession'];
export type OpenShift = components['schemas']['OpenShift'];
export type Order = components['schemas']['Order'];
export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderDelivery = components['schemas']['OrderDelivery'];
export type OrderHold = components['schemas']['OrderHold'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderItemProduct = components['schemas']['OrderItemProduct'];
export type OrderMatch = components['schemas']['OrderMatch'];
export type OrderNote = components['schemas']['OrderNote'];
export type OrderPaper = components['schemas']['OrderPaper'];
export type OrderProgress = components['schemas']['OrderProgress'];
export type OrderRow = components['schemas']['OrderRow'];
export type OrderStateCount = components['schemas']['OrderStateCount'];
export type OrderStep = components['schemas']['OrderStep'];
export type OrderStepRegistration = components['schemas']['OrderStepRegistration'];
export type OrderSums = components['schemas']['OrderSums'];
export type OrderViewCount = components['schemas']['OrderViewCount'];
export type OrderWithholding = components['schemas']['OrderWithholding'];
export type OwnClaim = components['schemas']['OwnClaim'];
export type OwnSession = components['schemas']['OwnSession'];
export type PackOrder = components['schemas']['PackOrder'];
export type PageMeta = components['schemas']['PageMeta'];
export type PaperLine = components['schemas']['PaperLine'];
export type PaperMethod = components['schemas']['PaperMethod'];
export type PaperMovement = components['schemas']['PaperMovement'];
export type PaperSales = components['schemas']['PaperSales'];
export type PartnerActive = components['schemas']['PartnerActive'];
export type PartnerChange = components['schemas']['PartnerChange'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PaymentRegistration = components['schemas']['PaymentRegistration'];
export type PaymentResult = components['schemas']['PaymentResult'];
export type PaymentTransaction = components['schemas']['PaymentTransaction'];
export type PaymentType = components['schemas']['PaymentType'];
export type PickLine = components['schemas']['PickLine'];
export type Pickup = components['schemas']['Pickup'];
export type PickupHours = components['schemas']['PickupHours'];
export type PickupPlace = components['schemas']['PickupPlace'];
export type PickupStore = components['schemas']['PickupStore'];
export type PlanZone = components['schemas']['PlanZone'];
export type PriceChange = components['schemas']['PriceChange'];
export type PricedProducts = components['schemas']['PricedProducts'];
export type Product = components['schemas']['Product'];
export type ProductChange = components['schemas']['ProductChange'];
export type ProductCost = components['schemas']['ProductCost'];
export type ProductDetails = components['schemas']['ProductDetails'];
export type ProductMargin = components['schemas']['ProductMargin'];
export type ProductSales = components['schemas']['ProductSales'];
export type ProductStock = components['schemas']['ProductStock'];
export type ProductSuggestions = components['schemas']['ProductSuggestions'];
export type Profile = components['schemas']['Profile'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type Prolongation = components['schemas']['Prolongation'];
export type ProlongHold = components['schemas']['ProlongHold'];
export type PromisedDelivery = components['schemas']['PromisedDelivery'];
export type Reason = components['schemas']['Reason'];
export type ReceiptCompany = components['schemas']['ReceiptCompany'];
export type ReceiptCustomer = components['schemas']['ReceiptCustomer'];
export type ReceiptPart = components['schemas']['ReceiptPart'];
export type ReceiptProduct = components['schemas']['ReceiptProduct'];
export type ReceiptVat = components['schemas']['ReceiptVat'];
export type RecoveryCode = components['schemas']['RecoveryCode'];
export type Refund = components['schemas']['Refund'];
export type RefundAccount = components['schemas']['RefundAccount'];
export type RefundAction = components['schemas']['RefundAction'];
export type RefundTotal = components['schemas']['RefundTotal'];
export type RefusedLine = components['schemas']['RefusedLine'];
export type RegisterPayment = components['schemas']['RegisterPayment'];
export type ReleaseHold = components['schemas']['ReleaseHold'];
export type Reorder = components['schemas']['Reorder'];
export type ReorderedLine = components['schemas']['ReorderedLine'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type ResolveAlert = components['schemas']['ResolveAlert'];
export type Restock = components['schemas']['Restock'];
export type RestockOutcome = components['schemas']['RestockOutcome'];
export type RestockRow = components['schemas']['RestockRow'];
export type RetryLetters = components['schemas']['RetryLetters'];
export type Return = components['schemas']['Return'];
export type Returnable = components['schemas']['Returnable'];
export type ReturnLine = components['schemas']['ReturnLine'];
export type ReturnStep = components['schemas']['ReturnStep'];
export type Route = components['schemas']['Route'];
export type RouteChange = components['schemas']['RouteChange'];
export type RouteLink = components['schemas']['RouteLink'];
export type Sale = components['schemas']['Sale'];
export type SaleCustomer = components['schemas']['SaleCustomer'];
export type SalePart = components['schemas']['SalePart'];
export type SalesBreakdown = components['schemas']['SalesBreakdown'];
export type SalesSum = components['schemas']['SalesSum'];
export type SavedAddress = components['schemas']['SavedAddress'];
export type SavedAddressForm = components['schemas']['SavedAddressForm'];
export type SavedView = components['schemas']['SavedView'];
export type SaveViews = components['schemas']['SaveViews'];
export type SealedPrice = components['schemas']['SealedPrice'];
export type SecondPayment = components['schemas']['SecondPayment'];
export type Send = components['schemas']['Send'];
export type SessionUser = components['schemas']['SessionUser'];
export type SetPrices = components['schemas']['SetPrices'];
export type ShiftAttention = components['schemas']['ShiftAttention'];
export type ShiftPaper = components['schemas']['ShiftPaper'];
export type ShippingAddress = components['schemas']['ShippingAddress'];
export type ShownEntry = components['schemas']['ShownEntry'];
export type ShownPartner = components['schemas']['ShownPartner'];
export type SignedIn = components['schemas']['SignedIn'];
export type SignUp = components['schemas']['SignUp'];
export type SiigoAccountGroup = components['schemas']['SiigoAccountGroup'];
export type SiigoCostCenter = components['schemas']['SiigoCostCenter'];
export type SiigoPaymentType = components['schemas']['SiigoPaymentType'];
export type SiigoProduct = components['schemas']['SiigoProduct'];
export type SiigoProductPrice = components['schemas']['SiigoProductPrice'];
export type SiigoProductPrices = components['schemas']['SiigoProductPrices'];
export type SiigoProductTax = components['schemas']['SiigoProductTax'];
export type SiigoTax = components['schemas']['SiigoTax'];
export type SiigoUser = components['schemas']['SiigoUser'];
export type StaffOrderRow = components['schemas']['StaffOrderRow'];
export type StaffRefund = components['schemas']['StaffRefund'];
export type StockCover = components['schemas']['StockCover'];
export type Stop = components['schemas']['Stop'];
export type StopPhoto = components['schemas']['StopPhoto'];
export type StopProof = components['schemas']['StopProof'];
export type StoreDrawer = components['schemas']['StoreDrawer'];
export type StoreHours = components['schemas']['StoreHours'];
export type StoreSales = components['schemas']['StoreSales'];
export type StoreStock = components['schemas']['StoreStock'];
export type StoreSummary = components['schemas']['StoreSummary'];
export type Suggestion = components['schemas']['Suggestion'];
export type TillCatalogue = components['schemas']['TillCatalogue'];
export type TillCustomer = components['schemas']['TillCustomer'];
export type TillProduct = components['schemas']['TillProduct'];
export type TillReturn = components['schemas']['TillReturn'];
export type TillReturnable = components['schemas']['TillReturnable'];
export type TillReturnableLine = components['schemas']['TillReturnableLine'];
export type TillSale = components['schemas']['TillSale'];
export type TotpBegin = components['schemas']['TotpBegin'];
export type TotpCode = components['schemas']['TotpCode'];
export type TotpRemoval = components['schemas']['TotpRemoval'];
export type TotpSetup = components['schemas']['TotpSetup'];
export type TotpState = components['schemas']['TotpState'];
export type Tracking = components['schemas']['Tracking'];
export type TrackingCarrier = components['schemas']['TrackingCarrier'];
export type TrackingContact = components['schemas']['TrackingContact'];
export type TrackingLink = components['schemas']['TrackingLink'];
export type TrackingStep = components['schemas']['TrackingStep'];
export type UninvoicedOrder = components['schemas']['UninvoicedOrder'];
export type UnknownInvoice = components['schemas']['UnknownInvoice'];
export type UploadedClaimFile = components['schemas']['UploadedClaimFile'];
export type UploadedExpensePhoto = components['schemas']['UploadedExpensePhoto'];
export type UploadedPicture = components['schemas']['UploadedPicture'];
export type UploadedReturnPicture = components['schemas']['UploadedReturnPicture'];
export type UploadSettings = components['schemas']['UploadSettings'];
export type UserChange = components['schemas']['UserChange'];
export type VerifiedEmail = components['schemas']['VerifiedEmail'];
export type VerifyEmail = components['schemas']['VerifyEmail'];
export type VoidSale = components['schemas']['VoidSale'];
export type WaitingLine = components['schemas']['WaitingLine'];
export type WaitingPickup = components['schemas']['WaitingPickup'];
export type WantedLine = components['schemas']['WantedLine'];
export type WeeklyMail = components['schemas']['WeeklyMail'];
export type Wishes = components['schemas']['Wishes'];
export type WithholdingLine = components['schemas']['WithholdingLine'];
export type WompiCustomer = components['schemas']['WompiCustomer'];
export type WompiReturn = components['schemas']['WompiReturn'];
export type WompiReturned = components['schemas']['WompiReturned'];
export type WompiShipping = components['schemas']['WompiShipping'];
export type WompiSignature = components['schemas']['WompiSignature'];
export type WompiWidget = components['schemas']['WompiWidget'];
export type $defs = Record<string, never>;
export interface operations {
  SavedAddresses_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SavedAddress'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SavedAddresses_add: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedAddressForm'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SavedAddress'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SavedAddresses_change: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedAddressForm'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SavedAddress'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SavedAddresses_remove: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SavedAddress'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Consents_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Consents'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Consents_decide: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentDecision'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Consents'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Archive_read: {
    parameters: {
      query?: {
        /** @description From the address that the request answered */
        key?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Archive_request: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ArchiveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ArchiveAddress'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Profile_confirmEmail: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewEmailCode'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Profile'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Profile_requestEmail: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewEmail'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Erasure_state: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ErasureState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Erasure_erase: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Erasure'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wishes_favourites: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Product'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wishes_like: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Wishes'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wishes_unlike: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Wishes'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Profile_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Profile'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Profile_change: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Profile'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wishes_awaitStock: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Wishes'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wishes_forget: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Wishes'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wishes_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Wishes'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffCashiers_assign: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignCashiers'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStock_assign: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignStock'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Audit_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        subject?: string;
        subjectId?: string;
        /** @description Account that made the change */
        actor?: number;
        from?: string;
        to?: string;
        sort?: 'id' | '-id';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AuditEntry'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CashDesk_attention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ShiftAttention'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CashDesk_listMovements: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        /** @description Left out: cash that stands in no shift */
        shiftId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashMovement'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CashDesk_current: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashShift'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CashDesk_close: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseShift'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashShift'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CashDesk_open: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenShift'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashShift'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CashDesk_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        state?: 'open' | 'late' | 'differing';
        /** @description 0 is the factory */
        storeId?: number;
        /** @description Closed on this day in Colombia or later */
        closedFrom?: string;
        closedTo?: string;
        sort?: 'id' | '-id' | 'openedAt' | '-openedAt' | 'closedAt' | '-closedAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashShift'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  MethodTotals_list: {
    parameters: {
      query?: {
        paidFrom?: string;
        paidTo?: string;
        paymentMethod?:
          | 'Efectivo'
          | 'Crédito'
          | 'Tarjeta Débito'
          | 'Tarjeta Crédito'
          | 'Wompi'
          | 'Consignacion Bancolombia'
          | 'QR Bancolombia'
          | 'Nequi'
          | 'Daviplata'
          | 'Cheque'
          | 'Transferencia Bancaria'
          | 'Bre-B'
          | 'WompyBancolombia';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['MethodTotal'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffCashiers_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Cashier'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimOffice_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        state?: 'received' | 'in-progress' | 'answered' | 'closed';
        kind?:
          | 'petition'
          | 'complaint'
          | 'claim'
          | 'suggestion'
          | 'payment-reversal'
          | 'data-query'
          | 'data-claim';
        urgency?: 'overdue' | 'due-soon' | 'in-time' | 'done';
        /** @description Only those that harmed somebody */
        harm?: boolean;
        assigneeId?: number;
        /** @description Only those that name this order */
        orderId?: number;
        sort?: 'urgency' | '-urgency' | 'receivedAt' | '-receivedAt' | 'dueOn' | '-dueOn';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Claim'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimOffice_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClaimDetail'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimOffice_step: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimStep'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClaimDetail'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimOffice_counts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClaimCounts'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimOffice_staff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClaimStaff'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Customers_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminCustomer'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Dashboard_figures: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        compareFrom?: string;
        compareTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Dashboard'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Dashboard_breakdown: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        compareFrom?: string;
        compareTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SalesBreakdown'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Dashboard_customers: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        compareFrom?: string;
        compareTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BestCustomer'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Dashboard_margin: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        compareFrom?: string;
        compareTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Margin'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffDrawers_update: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DrawerChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StoreDrawer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffDrawers_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDrawer'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StoreDrawer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Live_read: {
    parameters: {
      query?: {
        /** @description Of the last answer */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LiveChanges'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  DeadLetters_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        topic?: string;
        sort?: 'deadAt' | '-deadAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DeadLetter'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  DeadLetters_discard: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DiscardLetters'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ChangedLetters'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  DeadLetters_retry: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetryLetters'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ChangedLetters'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffOrders_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        sort?:
          | 'id'
          | '-id'
          | 'createdAt'
          | '-createdAt'
          | 'paidAt'
          | '-paidAt'
          | 'deliveredAt'
          | '-deliveredAt'
          | 'totalPrice'
          | '-totalPrice'
          | 'paymentMethod'
          | '-paymentMethod'
          | 'n_document'
          | '-n_document';
        isPaid?: boolean;
        isDelivered?: boolean;
        active?: boolean;
        paidWithoutStock?: boolean;
        hasPaymentAlert?: boolean;
        hasReturns?: boolean;
        isAllReturned?: boolean;
        hasCredits?: boolean;
        holdEndsWithinHours?: number;
        paymentMethod?:
          | 'Efectivo'
          | 'Crédito'
          | 'Tarjeta Débito'
          | 'Tarjeta Crédito'
          | 'Wompi'
          | 'Consignacion Bancolombia'
          | 'QR Bancolombia'
          | 'Nequi'
          | 'Daviplata'
          | 'Cheque'
          | 'Transferencia Bancaria'
          | 'Bre-B'
          | 'WompyBancolombia';
        paidFrom?: string;
        paidTo?: string;
        deliveredFrom?: string;
        deliveredTo?: string;
        createdFrom?: string;
        createdTo?: string;
        dayFrom?: string;
        dayTo?: string;
        isInvoice?: boolean;
        invoiceState?: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
        duty?:
          | 'voided-payment'
          | 'payment-review'
          | 'balance-due'
          | 'without-stock'
          | 'oversold'
          | 'cancellation-asked'
          | 'refund'
          | 'return-asked'
          | 'return-awaited'
          | 'payment'
          | 'dispatch'
          | 'invoice-rejected'
          | 'invoice-draft'
          | 'invoice'
          | 'credit-note-rejected'
          | 'credit-note'
          | 'refund-coming';
        hasProblem?: boolean;
        storeId?: number;
        document?: string;
        productId?: number;
        family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StaffOrderRow'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  PaymentAlerts_resolve: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolveAlert'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  VoidedPayment_cancel: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolveAlert'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  VoidedPayment_askForPayment: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolveAlert'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  RefundAlert_refund: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolveAlert'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Corrections_collectBalance: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectBalance'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Corrections_dispatch: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectDispatch'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffHolds_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderHold'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffHolds_prolong: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProlongHold'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderHold'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffHolds_release: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReleaseHold'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderHold'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Corrections_addNote: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderNote'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  PaymentAlerts_takeStock: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffOrders_timeline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderStep'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OrderDuties_count: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DutyCount'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffOrders_export: {
    parameters: {
      query: {
        page?: number;
        pageSize?: number;
        search?: string;
        sort?:
          | 'id'
          | '-id'
          | 'createdAt'
          | '-createdAt'
          | 'paidAt'
          | '-paidAt'
          | 'deliveredAt'
          | '-deliveredAt'
          | 'totalPrice'
          | '-totalPrice'
          | 'paymentMethod'
          | '-paymentMethod'
          | 'n_document'
          | '-n_document';
        isPaid?: boolean;
        isDelivered?: boolean;
        active?: boolean;
        paidWithoutStock?: boolean;
        hasPaymentAlert?: boolean;
        hasReturns?: boolean;
        isAllReturned?: boolean;
        hasCredits?: boolean;
        holdEndsWithinHours?: number;
        paymentMethod?:
          | 'Efectivo'
          | 'Crédito'
          | 'Tarjeta Débito'
          | 'Tarjeta Crédito'
          | 'Wompi'
          | 'Consignacion Bancolombia'
          | 'QR Bancolombia'
          | 'Nequi'
          | 'Daviplata'
          | 'Cheque'
          | 'Transferencia Bancaria'
          | 'Bre-B'
          | 'WompyBancolombia';
        paidFrom?: string;
        paidTo?: string;
        deliveredFrom?: string;
        deliveredTo?: string;
        createdFrom?: string;
        createdTo?: string;
        dayFrom?: string;
        dayTo?: string;
        isInvoice?: boolean;
        invoiceState?: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
        duty?:
          | 'voided-payment'
          | 'payment-review'
          | 'balance-due'
          | 'without-stock'
          | 'oversold'
          | 'cancellation-asked'
          | 'refund'
          | 'return-asked'
          | 'return-awaited'
          | 'payment'
          | 'dispatch'
          | 'invoice-rejected'
          | 'invoice-draft'
          | 'invoice'
          | 'credit-note-rejected'
          | 'credit-note'
          | 'refund-coming';
        hasProblem?: boolean;
        storeId?: number;
        document?: string;
        productId?: number;
        family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
        format: 'xlsx' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OrderPaper_read: {
    parameters: {
      query: {
        /** @description Ids of at most 200 orders, separated by commas */
        ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderPaper'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OrderSums_getSums: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        sort?:
          | 'id'
          | '-id'
          | 'createdAt'
          | '-createdAt'
          | 'paidAt'
          | '-paidAt'
          | 'deliveredAt'
          | '-deliveredAt'
          | 'totalPrice'
          | '-totalPrice'
          | 'paymentMethod'
          | '-paymentMethod'
          | 'n_document'
          | '-n_document';
        isPaid?: boolean;
        isDelivered?: boolean;
        active?: boolean;
        paidWithoutStock?: boolean;
        hasPaymentAlert?: boolean;
        hasReturns?: boolean;
        isAllReturned?: boolean;
        hasCredits?: boolean;
        holdEndsWithinHours?: number;
        paymentMethod?:
          | 'Efectivo'
          | 'Crédito'
          | 'Tarjeta Débito'
          | 'Tarjeta Crédito'
          | 'Wompi'
          | 'Consignacion Bancolombia'
          | 'QR Bancolombia'
          | 'Nequi'
          | 'Daviplata'
          | 'Cheque'
          | 'Transferencia Bancaria'
          | 'Bre-B'
          | 'WompyBancolombia';
        paidFrom?: string;
        paidTo?: string;
        deliveredFrom?: string;
        deliveredTo?: string;
        createdFrom?: string;
        createdTo?: string;
        dayFrom?: string;
        dayTo?: string;
        isInvoice?: boolean;
        invoiceState?: 'none' | 'draft' | 'in-progress' | 'issued' | 'rejected';
        duty?:
          | 'voided-payment'
          | 'payment-review'
          | 'balance-due'
          | 'without-stock'
          | 'oversold'
          | 'cancellation-asked'
          | 'refund'
          | 'return-asked'
          | 'return-awaited'
          | 'payment'
          | 'dispatch'
          | 'invoice-rejected'
          | 'invoice-draft'
          | 'invoice'
          | 'credit-note-rejected'
          | 'credit-note'
          | 'refund-coming';
        hasProblem?: boolean;
        storeId?: number;
        document?: string;
        productId?: number;
        family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderSums'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OrderDuties_countViews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderViewCount'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStores_update: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PartnerChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminPartner'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStores_setActive: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PartnerActive'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminPartner'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStores_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        active?: boolean;
        sort?:
          | 'id'
          | '-id'
          | 'name'
          | '-name'
          | 'city'
          | '-city'
          | 'country'
          | '-country'
          | 'active'
          | '-active'
          | 'createdAt'
          | '-createdAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminPartner'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStores_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPartner'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminPartner'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_update: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminProduct'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminProduct'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ProductCosts_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ProductCost'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ProductCosts_set: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCost'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ProductCost'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStock_ledger: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        /** @description Store id, 0 is the factory */
        storeId?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LedgerLine'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_prices: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PriceChange'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffStock_locations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LocationStock'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_setActive: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActiveChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminProduct'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        active?: boolean;
        family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
        /** @description Whether it is linked with SIIGO */
        linked?: boolean;
        /** @description Whether its net content is known */
        hasNetContent?: boolean;
        /** @description Factory stock of at most so many units */
        maxStock?: number;
        sort?:
          | 'id'
          | '-id'
          | 'code'
          | '-code'
          | 'name'
          | '-name'
          | 'price'
          | '-price'
          | 'countInStock'
          | '-countInStock'
          | 'active'
          | '-active'
          | 'createdAt'
          | '-createdAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminProduct'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_changeMany: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkProducts'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BulkOutcome'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffProducts_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProduct'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminProduct'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ProductSheets_export: {
    parameters: {
      query: {
        page?: number;
        pageSize?: number;
        search?: string;
        active?: boolean;
        family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
        /** @description Whether it is linked with SIIGO */
        linked?: boolean;
        /** @description Whether its net content is known */
        hasNetContent?: boolean;
        /** @description Factory stock of at most so many units */
        maxStock?: number;
        sort?:
          | 'id'
          | '-id'
          | 'code'
          | '-code'
          | 'name'
          | '-name'
          | 'price'
          | '-price'
          | 'countInStock'
          | '-countInStock'
          | 'active'
          | '-active'
          | 'createdAt'
          | '-createdAt';
        format: 'xlsx' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ProductSheets_import: {
    parameters: {
      query?: {
        /** @description true: only checks, writes nothing */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ImportReport'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SetPrices_set: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetPrices'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PricedProducts'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Refunds_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        /** @description Only those that wait for people */
        open?: boolean;
        /** @description 'Dinero devuelto': only money that was paid out; less debt is none */
        paidOut?: boolean;
        doneFrom?: string;
        doneTo?: string;
        state?:
          | 'held'
          | 'pending'
          | 'sending'
          | 'unknown'
          | 'review'
          | 'account'
          | 'approval'
          | 'transfer'
          | 'cash'
          | 'done'
          | 'covered';
        way?: 'void' | 'refund' | 'transfer' | 'cash' | 'debt' | 'terminal';
        sort?: 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StaffRefund'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Refunds_act: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundAction'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StaffRefund'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Refunds_total: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RefundTotal'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Restock_rows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RestockRow'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Restock_move: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Restock'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RestockOutcome'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Returns_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        /** @description Only those that wait for staff */
        open?: boolean;
        state?: 'requested' | 'approved' | 'received' | 'refunded' | 'refused';
        kind?: 'goods' | 'cancellation';
        sort?: 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Return'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Returns_step: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReturnStep'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Return'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffUsers_update: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminUser'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffUsers_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        id_role?: 1 | 2 | 3 | 4;
        active?: boolean;
        sort?:
          | 'id'
          | '-id'
          | 'email'
          | '-email'
          | 'n_document'
          | '-n_document'
          | 'id_role'
          | '-id_role'
          | 'active'
          | '-active'
          | 'createdAt'
          | '-createdAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AdminUser'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffUsers_openSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OpenSession'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffUsers_closeSession: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
        session: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  StaffUsers_resetTotp: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SavedViews_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SavedView'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SavedViews_save: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        table: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveViews'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SavedView'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Articles_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ArticleHead'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Articles_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Article'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ListKey_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ListKey'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Auth_login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Login'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SignedIn'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Auth_logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Auth_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SessionUser'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OwnPassword_change: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Auth_refresh: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SignedIn'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Recovery_reset: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Recovery_requestCode: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecoveryCode'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OwnSessions_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OwnSession'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OwnSessions_endOthers: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OwnSessions_endSession: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        session: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Auth_signUp: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUp'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SessionUser'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Totp_state: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TotpState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Totp_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TotpCode'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['BackupCodes'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Totp_begin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TotpBegin'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TotpSetup'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Totp_disable: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TotpRemoval'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Verification_state: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['EmailVerification'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Verification_verify: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmail'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['VerifiedEmail'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Verification_request: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  'Cart_add[0]': {
    parameters: {
      query: {
        id: number;
        productId: number;
        quantity: number;
      };
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CartItem'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Cart_removeOne: {
    parameters: {
      query: {
        id: number;
        productId: number;
      };
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CartItem'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Cart_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CartItem'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  'Cart_add[1]Again': {
    parameters: {
      query: {
        id: number;
        productId: number;
        quantity: number;
      };
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CartItem'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Cart_empty: {
    parameters: {
      query?: {
        id?: number;
      };
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CartItem'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Cart_remove: {
    parameters: {
      query: {
        id: number;
        productId: number;
      };
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CartItem'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_request: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewClaim'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClaimReceipt'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimFiles_upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['UploadedClaimFile'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClaimFiles_read: {
    parameters: {
      query?: {
        /** @description From the address that the claim shows */
        key?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_follow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimLookup'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['FollowedClaim'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_mine: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OwnClaim'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['FollowedClaim'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_replyToOwn: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        number: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimMessage'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['FollowedClaim'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_reply: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimReply'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['FollowedClaim'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Claims_terms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClaimTerms'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClosedDays_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClosedDay'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClosedDays_close: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewClosedDay'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClosedDay'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ClosedDays_open: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ClosedDay'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Driver_get: {
    parameters: {
      query?: never;
      header: {
        'x-route-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DriverRoute'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Driver_upload: {
    parameters: {
      query?: never;
      header: {
        'x-route-token': string;
      };
      path: {
        orderId: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StopPhoto'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Driver_prove: {
    parameters: {
      query?: never;
      header: {
        'x-route-token': string;
        'idempotency-key'?: string;
      };
      path: {
        orderId: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StopProof'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DriverStop'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  MoveDay_move: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveDay'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PromisedDelivery'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Pickup_listStores: {
    parameters: {
      query?: {
        /** @description Municipality whose stores come first */
        city_code?: string;
        /** @description Products with their units: '1:2,5:1' */
        products?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PickupStore'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Pickup_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WaitingPickup'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Pickup_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orderId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Pickup'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  HandOver_handOver: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        orderId: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HandOver'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Pickup'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Routes_plan: {
    parameters: {
      query?: {
        /** @description Day of the deliveries; default: today in Colombia */
        day?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DayPlan'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Promise_promise: {
    parameters: {
      query: {
        city_code: string;
        /** @description Words of the address that may name a neighbourhood */
        neighbourhood?: string;
        /** @description Products with VAT; decides on free delivery */
        total?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DeliveryPromise'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Routes_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRoute'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Route'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Routes_change: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Route'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Routes_remove: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Routes_leave: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LeftRoute'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Routes_createLink: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RouteLink'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Tracking_get: {
    parameters: {
      query?: never;
      header: {
        'x-tracking-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tracking'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Zones_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DeliveryZone'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Zones_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDeliveryZone'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DeliveryZone'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Zones_update: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeliveryZoneChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DeliveryZone'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Health_live: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Health'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Health_ready: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Health'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  HealthReport_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['HealthReport'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  WeeklyMail_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WeeklyMail'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  WeeklyMail_switch: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WeeklyMail'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WeeklyMail'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  LegalTexts_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LegalTextHead'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  LegalTexts_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LegalText'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  LegalTexts_publish: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        document: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LegalTextChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LegalText'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  LegalTexts_version: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document: string;
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LegalText'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  LegalTexts_versions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LegalTextHead'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Media_upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
          upload_preset?: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedPicture'];
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Media_picture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  DeliveryPhotos_read: {
    parameters: {
      query?: {
        /** @description From the address that was shown */
        key?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ExpensePhotos_upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedExpensePhoto'];
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ReturnPictures_upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedReturnPicture'];
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ReturnPictures_read: {
    parameters: {
      query?: {
        /** @description From the address that was shown */
        key?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Media_uploadSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['UploadSettings'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Metrics_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Contract_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  PlaceOrder_place: {
    parameters: {
      query?: never;
      header?: {
        /** @description 'true' when the items are lines of the caller's cart: the order takes them, or is refused without them */
        'X-From-Cart'?: 'true';
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOrder'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Orders_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Returns_getByOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AfterSale'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Returns_cancel: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelPaid'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AfterSale'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ChangeMethod_change: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeMethod'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  PackOrder_pack: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackOrder'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OfficeSteps_register: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderStepRegistration'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Receipt_receipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  BuyerAccount_submit: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
        refund: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundAccount'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Refund'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Reorder_reorder: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Reorder'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Returns_request: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReturn'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AfterSale'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  RegisterPayment_reportSecond: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Tracking_getLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TrackingLink'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OfficeSteps_unpack: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wompi_widget: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WompiWidget'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CancelOrder_cancel: {
    parameters: {
      query: {
        id: number;
      };
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Dispatch_dispatch: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DispatchOrder'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  OwnOrders_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        sort?:
          | 'id'
          | '-id'
          | 'createdAt'
          | '-createdAt'
          | 'paidAt'
          | '-paidAt'
          | 'deliveredAt'
          | '-deliveredAt'
          | 'totalPrice'
          | '-totalPrice'
          | 'paymentMethod'
          | '-paymentMethod'
          | 'n_document'
          | '-n_document';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OrderRow'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  PaymentTypes_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PaymentType'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  RegisterPayment_register: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wompi_event: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Wompi_returned: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WompiReturn'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WompiReturned'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Partners_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ShownPartner'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Partners_having: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StoreStock'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Products_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Product'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  ProductSuggestions_getSuggestions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ProductSuggestions'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Products_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        family?: 'LÁCTEOS' | 'QUESOS' | 'POSTRES';
        /** @description Pesos with VAT, as shoppers see them */
        minPrice?: number;
        /** @description Pesos with VAT */
        maxPrice?: number;
        /** @description Only what the caller can buy now */
        available?: boolean;
        /** @description Only these products, in this order unless `sort` is given: 3,1,2; `search` is ignored beside it */
        ids?: string;
        sort?:
          | 'id'
          | '-id'
          | 'name'
          | '-name'
          | 'price'
          | '-price'
          | 'priceWithVat'
          | '-priceWithVat'
          | 'createdAt'
          | '-createdAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Product'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Suggestions_list: {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Suggestion'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_accountGroups: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        refresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SiigoAccountGroup'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Comparison_latest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Comparison'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_costCenters: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        refresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SiigoCostCenter'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SiigoProducts_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkProduct'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LinkedProduct'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Customers_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Customer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Customers_atSiigo: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Customer'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Customers_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCustomer'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Customer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Customers_save: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomerEdit'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Customer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Customers_lookUp: {
    parameters: {
      query?: {
        id_type?:
          | '13'
          | '31'
          | '22'
          | '42'
          | '50'
          | 'R-00-PN'
          | '91'
          | '41'
          | '47'
          | '11'
          | '43'
          | '21'
          | '12'
          | '48'
          | '89';
      };
      header?: never;
      path: {
        identification: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Customer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_create: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  InvoiceRuns_start: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvoiceRun'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRun'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  InvoiceRuns_find: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRun'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  InvoiceRuns_cancel: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRun'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  InvoiceRuns_retry: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRun'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  InvoiceRuns_last: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRun'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_find: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceDetail'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_edit: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_annul: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_balance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CreditBalance'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_credit: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreditNoteRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_mail: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceMail'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_pdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: string;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_request: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRequest'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_retry: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_send: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_paymentTypes: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        refresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SiigoPaymentType'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Preflight_check: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoicePreflight'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_invoiceTypes: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        refresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ListedInvoiceType'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        created_start?: string;
        created_end?: string;
        updated_start?: string;
        updated_end?: string;
        date_start?: string;
        date_end?: string;
        name?: string;
        customer_identification?: string;
        customer_branch_office?: number;
        document_id?: number;
        /** @description Of the shop's own invoices; then `name`, customer and days of creation and change filter them */
        state?: 'in-progress' | 'issued' | 'partly-credited' | 'credited' | 'draft' | 'rejected' | 'annulled';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceRow'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_attention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  InvoiceExport_export: {
    parameters: {
      query: {
        page?: number;
        pageSize?: number;
        created_start?: string;
        created_end?: string;
        updated_start?: string;
        updated_end?: string;
        date_start?: string;
        date_end?: string;
        name?: string;
        customer_identification?: string;
        customer_branch_office?: number;
        document_id?: number;
        /** @description Of the shop's own invoices; then `name`, customer and days of creation and change filter them */
        state?: 'in-progress' | 'issued' | 'partly-credited' | 'credited' | 'draft' | 'rejected' | 'annulled';
        format: 'xlsx' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Buyer_find: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Buyer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Buyer_correct: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectBuyer'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Buyer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_ofOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Invoices_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['InvoiceState'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  PaymentCorrection_correct: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  WithholdingCorrection_correct: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectWithholding'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Order'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_products: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        refresh?: boolean;
        active?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SiigoProduct'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  SiigoProducts_retry: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['LinkedProduct'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_taxes: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        refresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SiigoTax'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Catalogues_users: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        refresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['SiigoUser'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Stores_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StoreSummary'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Till_getCatalogue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TillCatalogue'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  TillCustomers_find: {
    parameters: {
      query: {
        document: string;
        type: '13' | '31' | '22' | '42' | '50' | 'R-00-PN' | '91' | '41' | '47' | '11' | '43' | '21' | '12';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TillCustomer'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Till_listDrawers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Drawer'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Till_recordMovement: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCashMovement'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashMovement'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CounterReturns_find: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TillReturnable'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CounterReturns_takeBack: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CounterReturn'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TillReturn'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Sales_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        /** @description Day in Colombia; left out: today */
        day?: string;
        paymentMethod?:
          | 'Efectivo'
          | 'Nequi'
          | 'Tarjeta Débito'
          | 'QR Bancolombia'
          | 'Tarjeta Crédito'
          | 'Daviplata'
          | 'Bre-B';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TillSale'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Sales_sell: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSale'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Sale'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  CounterReceipt_receipt: {
    parameters: {
      query?: {
        /** @description Paper in mm; left out: 80 */
        width?: 58 | 80;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Sales_getReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CounterReceipt'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Oversold_confirmCount: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            /** @enum {object|null} */
            data: never | null;
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Sales_voidSale: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoidSale'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TillSale'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Till_listShifts: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        search?: string;
        state?: 'open' | 'late' | 'differing';
        /** @description 0 is the factory */
        storeId?: number;
        /** @description Closed on this day in Colombia or later */
        closedFrom?: string;
        closedTo?: string;
        sort?: 'id' | '-id' | 'openedAt' | '-openedAt' | 'closedAt' | '-closedAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CashShift'][];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  Till_paper: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ShiftPaper'];
            meta?: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
}
