export const Timetable = () => (
  <ul aria-label="Horarios">
    <li>Sábados, 8:00 a. m.</li>
    <li>Domingos, 10:00 a. m.</li>
  </ul>
);
