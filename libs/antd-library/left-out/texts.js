/** In place of the texts of a language that the shop does not speak. */
export default {};
